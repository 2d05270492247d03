import { useState } from 'react'
import type { BugDecision, BugItem } from '#shared/staff/inboxes-api.ts'
import { tokenLabel } from '#shared/tokens/tokens.ts'
import { adminSend, useAdminAction } from '#src/staff/admin-api.ts'
import { MemberName } from '#src/staff/pieces/member-name.tsx'
import { ReasonDialog } from '#src/staff/pieces/reason-dialog.tsx'
import { When } from '#src/staff/pieces/when.tsx'
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

/** Bug reports: accepted, rejected with their award, or the same as another one (design §3 "Bug reports"). */
export function BugInbox() {
  return (
    <Inbox<BugItem>
      title="Bug reports"
      note="A rejection takes the award back, never below zero."
      path="/api/admin/bug-reports"
      tabs={{ open: 'Open', done: 'Decided' }}
      empty={{ open: 'No bug report waits', done: 'Nothing decided yet' }}
    >
      {(item) => <Bug item={item} />}
    </Inbox>
  )
}

function Bug({ item }: { item: BugItem }) {
  const [asked, setAsked] = useState<keyof typeof questions | null>(null)
  const [other, setOther] = useState('')
  const decide = useAdminAction(
    (body: BugDecision) => adminSend('POST', `/api/admin/bug-reports/${item.id}`, { body }),
    { failed: 'The decision was not saved' },
  )
  const confirm = (note: string) => {
    if (!asked) return
    const body = asked === 'duplicate' ? { duplicateOf: Number.parseInt(other, 10) || 0 } : {}
    decide.mutate({ decision: asked, note, ...body }, { onSuccess: () => setAsked(null) })
  }
  return (
    <>
      <InboxRow
        actions={
          item.status === 'open' && (
            <>
              <Button
                size="sm"
                loading={decide.isPending && asked === null}
                onClick={() => decide.mutate({ decision: 'accept', note: '' })}
              >
                Accept
              </Button>
              <Button size="sm" variant="secondary" onClick={() => setAsked('reject')}>
                Reject
              </Button>
              <Button size="sm" variant="secondary" onClick={() => setAsked('duplicate')}>
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
          <When at={item.createdAt} />
          {item.tokensAwarded > 0 && <span>{tokenLabel(item.tokensAwarded)} awarded</span>}
          {item.page && <span>on {item.page}</span>}
          {item.agent && <span>{item.agent}</span>}
        </InboxFacts>
      </InboxRow>
      {asked && (
        <ReasonDialog
          title={questions[asked].title(item.id)}
          description={
            asked === 'reject' && item.tokensAwarded > 0
              ? `${tokenLabel(item.tokensAwarded)} are taken back, as far as the balance goes.`
              : 'The member keeps what was awarded.'
          }
          label="Note"
          required={false}
          confirmLabel={questions[asked].button}
          tone={questions[asked].tone}
          pending={decide.isPending}
          onClose={() => setAsked(null)}
          onConfirm={confirm}
        >
          {asked === 'duplicate' && (
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
