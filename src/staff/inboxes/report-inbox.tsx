import { useState } from 'react'
import type { ReportDecision, ReportItem } from '#shared/staff/inboxes-api.ts'
import { adminSend, useAdminAction } from '#src/staff/admin-api.ts'
import { MemberName } from '#src/staff/pieces/member-name.tsx'
import { ReasonDialog } from '#src/staff/pieces/reason-dialog.tsx'
import { When } from '#src/staff/pieces/when.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { Inbox, InboxFacts, InboxRow } from './inbox.tsx'

/** Reports about members: dismissed, answered with a warning, or with the end of the account. */
export function ReportInbox() {
  return (
    <Inbox<ReportItem>
      title="Member reports"
      note="What members report about others. The reported member does not learn who reported."
      path="/api/admin/member-reports"
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

function Report({ item }: { item: ReportItem }) {
  const [asked, setAsked] = useState<'warn' | 'remove' | null>(null)
  const decide = useAdminAction(
    (body: ReportDecision) => adminSend('POST', `/api/admin/member-reports/${item.id}`, { body }),
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
                loading={decide.isPending && asked === null}
                onClick={() => decide.mutate({ decision: 'dismiss', note: '' })}
              >
                Dismiss
              </Button>
              <Button size="sm" variant="secondary" onClick={() => setAsked('warn')}>
                Warn
              </Button>
              <Button size="sm" variant="danger" onClick={() => setAsked('remove')}>
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
              Warned <When at={reported.warnedAt} />
            </Badge>
          )}
          <span>
            by {item.reporter ? <MemberName {...item.reporter} /> : 'a former member'},{' '}
            <When at={item.createdAt} />
          </span>
        </InboxFacts>
      </InboxRow>
      {asked && (
        <ReasonDialog
          title={questions[asked].title}
          description={`${reported.name}. ${questions[asked].text}`}
          label="Note"
          hint="It stands in the audit log."
          required={asked === 'remove'}
          confirmLabel={questions[asked].button}
          tone={questions[asked].tone}
          pending={decide.isPending}
          onClose={() => setAsked(null)}
          onConfirm={(note) => decide.mutate({ decision: asked, note }, { onSuccess: () => setAsked(null) })}
        />
      )}
    </>
  )
}
