import * as api from '#shared/staff/inboxes-api.ts'
import type { ContactStep } from '#shared/staff/inboxes-input.ts'
import { staffCall, staffListOf } from '#src/staff/call.ts'
import { useAdminAction } from '#src/staff/use-admin-action.ts'
import { Timestamp } from '#src/staff/pieces/timestamp.tsx'
import { Button } from '#src/ui/button.tsx'
import { Inbox, InboxRow } from './inbox.tsx'

const replyTo = ({ email, subject }: api.ContactItem) =>
  `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`

/** Messages from the contact form, which staff answer by mail and then mark as answered. */
export function ContactInbox() {
  return (
    <Inbox
      title="Contact messages"
      note="Answer by email, then mark the message as answered."
      listFor={(state) => staffListOf(api.contactMessages, { query: { state } })}
      tabs={{ open: 'Open', done: 'Answered' }}
      empty={{ open: 'No message waits', done: 'Nothing answered yet' }}
    >
      {(item) => <Message item={item} />}
    </Inbox>
  )
}

function Message({ item }: { item: api.ContactItem }) {
  const step = useAdminAction(
    (body: ContactStep) => staffCall(api.moveContact, { params: { id: item.id }, body }),
    { failed: 'The message was not updated' },
  )
  const isOpen = item.status === 'open'
  return (
    <InboxRow
      actions={
        <>
          <Button asChild size="sm" variant="secondary">
            <a href={replyTo(item)}>Reply by email</a>
          </Button>
          <Button
            size="sm"
            variant={isOpen ? 'primary' : 'quiet'}
            loading={step.isPending}
            onClick={() => step.mutate({ status: isOpen ? 'answered' : 'open' })}
          >
            {isOpen ? 'Mark as answered' : 'Open again'}
          </Button>
        </>
      }
    >
      <h2 className="text-xl">{item.subject}</h2>
      <p className="mt-1 text-sm text-ink-soft">
        {item.name}, {item.email}, <Timestamp at={item.createdAt} />
        {item.answeredAt && (
          <>
            , answered <Timestamp at={item.answeredAt} />
          </>
        )}
      </p>
      <p className="mt-3 max-w-measure whitespace-pre-wrap">{item.message}</p>
    </InboxRow>
  )
}
