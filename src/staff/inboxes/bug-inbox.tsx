import { useState } from 'react'
import * as api from '#shared/staff/inboxes-api.ts'
import type { BugDecision } from '#shared/staff/inboxes-input.ts'
import { tokenLabel } from '#shared/tokens/tokens.ts'
import { staffCall, staffListOf } from '#src/staff/call.ts'
import { useAdminAction } from '#src/staff/use-admin-action.ts'
import { MemberName } from '#src/staff/pieces/member-name.tsx'
import { ReasonDialog } from '#src/staff/pieces/reason-dialog.tsx'
import { Timestamp } from '#src/staff/pieces/timestamp.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/forms/field.tsx'
import { TextInput } from '#src/ui/forms/input.tsx'
import { Inbox, InboxFacts, InboxRow } from './inbox.tsx'

const tones = { accepted: 'moss', rejected: 'rust', duplicate: 'neutral' } as const

const questions = {
  reject: { title: (id: number) => `Reject report ${id}`, button: 'Reject', tone: 'danger' },
  duplicate: {
    title: (id: number) => `Report ${id} is a duplicate`,
    button: 'Mark as duplicate',
    tone: 'primary',
  },
} as const

/** Bug reports: accept, reject and reverse the award, or mark as a duplicate. */
export function BugInbox() {
  return (
    <Inbox
      title="Bug reports"
      note="A rejection takes the award back, never below zero. A member's third and fifth accepted report pay a bonus."
      listFor={(state) => staffListOf(api.bugReports, { query: { state } })}
      tabs={{ open: 'Open', done: 'Decided' }}
      empty={{ open: 'No bug report waits', done: 'Nothing decided yet' }}
    >
      {(item) => <Bug item={item} />}
    </Inbox>
  )
}

function Bug({ item }: { item: api.BugItem }) {
  const [question, setQuestion] = useState<keyof typeof questions | null>(null)
  const [other, setOther] = useState('')
  const decide = useAdminAction(
    (body: BugDecision) => staffCall(api.decideBugReport, { params: { id: item.id }, body }),
    { failed: 'The decision was not saved' },
  )
  const confirm = (note: string) => {
    if (!question) return
    const body = question === 'duplicate' ? { duplicateOf: Number.parseInt(other, 10) || 0 } : {}
    decide.mutate({ decision: question, note, ...body }, { onSuccess: () => setQuestion(null) })
  }
  return (
    <>
      <InboxRow
        actions={
          item.status === 'open' && (
            <>
              <Button
                size="sm"
                loading={decide.isPending && question === null}
                onClick={() => decide.mutate({ decision: 'accept', note: '' })}
              >
                Accept
              </Button>
              <Button size="sm" variant="secondary" onClick={() => setQuestion('reject')}>
                Reject
              </Button>
              <Button size="sm" variant="secondary" onClick={() => setQuestion('duplicate')}>
                Duplicate
              </Button>
            </>
          )
        }
      >
        <h2 className="text-xl">Report {item.id}</h2>
        <p className="mt-2 max-w-measure whitespace-pre-wrap">{item.text}</p>
        <InboxFacts>
          {item.status !== 'open' && (
            <Badge tone={tones[item.status]} className="capitalize">
              {item.status}
              {item.duplicateOf !== null && <span className="normal-case"> of {item.duplicateOf}</span>}
            </Badge>
          )}
          <span>{item.member ? <MemberName {...item.member} /> : 'Signed out'}</span>
          <Timestamp at={item.createdAt} />
          {item.tokensAwarded > 0 && <span>{tokenLabel(item.tokensAwarded)} awarded</span>}
          {item.page && <span>on {item.page}</span>}
          {item.agent && <span>{item.agent}</span>}
        </InboxFacts>
      </InboxRow>
      {question && (
        <ReasonDialog
          title={questions[question].title(item.id)}
          description={
            question === 'reject' && item.tokensAwarded > 0
              ? `${tokenLabel(item.tokensAwarded)} are taken back, as far as the balance goes.`
              : 'The member keeps what was awarded.'
          }
          label="Note"
          required={false}
          confirmLabel={questions[question].button}
          tone={questions[question].tone}
          pending={decide.isPending}
          onClose={() => setQuestion(null)}
          onConfirm={confirm}
        >
          {question === 'duplicate' && (
            <Field label="Number of the other report">
              <TextInput
                inputMode="numeric"
                value={other}
                onChange={(event) => setOther(event.target.value)}
              />
            </Field>
          )}
        </ReasonDialog>
      )}
    </>
  )
}
