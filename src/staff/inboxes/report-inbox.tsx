import { useState } from 'react'
import * as api from '#shared/staff/inboxes-api.ts'
import type { ReportDecision } from '#shared/staff/inboxes-input.ts'
import { staffCall, staffListOf } from '#src/staff/call.ts'
import { useAdminAction } from '#src/staff/use-admin-action.ts'
import { MemberName } from '#src/staff/pieces/member-name.tsx'
import { ReasonDialog } from '#src/staff/pieces/reason-dialog.tsx'
import { Timestamp } from '#src/staff/pieces/timestamp.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { Inbox, InboxFacts, InboxRow } from './inbox.tsx'

/** Reports about members: dismiss, warn the member, or delete the account. */
export function ReportInbox() {
  return (
    <Inbox
      title="Member reports"
      note="What members report about others. The reported member does not learn who reported."
      listFor={(state) => staffListOf(api.memberReports, { query: { state } })}
      tabs={{ open: 'Open', done: 'Decided' }}
      empty={{ open: 'No report waits', done: 'Nothing decided yet' }}
    >
      {(item) => <Report item={item} />}
    </Inbox>
  )
}

const questions = {
  warn: {
    title: 'Warn the member',
    text: 'The member gets a notification under account security, and staff see the mark.',
    button: 'Warn',
    tone: 'primary',
  },
  remove: {
    title: 'Remove the member',
    text: 'The account, its sessions, images, connections and messages go for good. Tokens that others earned stay.',
    button: 'Delete member',
    tone: 'danger',
  },
} as const

function Report({ item }: { item: api.ReportItem }) {
  const [question, setQuestion] = useState<'warn' | 'remove' | null>(null)
  const decide = useAdminAction(
    (body: ReportDecision) => staffCall(api.decideMemberReport, { params: { id: item.id }, body }),
    { failed: 'The decision was not saved' },
  )
  const { reported } = item
  return (
    <>
      <InboxRow
        actions={
          item.status === 'open' && (
            <>
              <Button
                size="sm"
                variant="secondary"
                loading={decide.isPending && question === null}
                onClick={() => decide.mutate({ decision: 'dismiss', note: '' })}
              >
                Dismiss
              </Button>
              <Button size="sm" variant="secondary" onClick={() => setQuestion('warn')}>
                Warn
              </Button>
              <Button size="sm" variant="danger" onClick={() => setQuestion('remove')}>
                Remove
              </Button>
            </>
          )
        }
      >
        <h2 className="text-xl">
          <MemberName {...reported} />
        </h2>
        <p className="mt-1 text-sm text-ink-soft">
          {reported.companyName ? `${reported.companyName}, ` : ''}
          {reported.email}
        </p>
        <p className="mt-3 max-w-measure whitespace-pre-wrap">{item.reason}</p>
        <InboxFacts>
          {item.status !== 'open' && <Badge className="capitalize">{item.status}</Badge>}
          {reported.warnedAt && (
            <Badge tone="rust">
              Warned <Timestamp at={reported.warnedAt} />
            </Badge>
          )}
          <span>
            by {item.reporter ? <MemberName {...item.reporter} /> : 'a former member'},{' '}
            <Timestamp at={item.createdAt} />
          </span>
        </InboxFacts>
      </InboxRow>
      {question && (
        <ReasonDialog
          title={questions[question].title}
          description={`${reported.name}. ${questions[question].text}`}
          label="Note"
          hint="It stands in the audit log."
          required={question === 'remove'}
          confirmLabel={questions[question].button}
          tone={questions[question].tone}
          pending={decide.isPending}
          onClose={() => setQuestion(null)}
          onConfirm={(note) =>
            decide.mutate({ decision: question, note }, { onSuccess: () => setQuestion(null) })
          }
        />
      )}
    </>
  )
}
