import type { ContactItem, ContactStep } from '#shared/staff/inboxes-api.ts'
import { adminSend, useAdminAction } from '#src/staff/admin-api.ts'
import { When } from '#src/staff/pieces/when.tsx'
import { Button } from '#src/ui/button.tsx'
import { Inbox, InboxRow } from './inbox.tsx'

const replyTo = ({ email, subject }: ContactItem) =>
  `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`

/** What came through the contact form: answered by mail, then marked. */
export function ContactInbox() {
  return (
    <Inbox<ContactItem>
      title="Contact messages"
      note="Answer by email, then mark the message as answered."
      path="/api/admin/contact"
      tabs={{ open: 'Open', done: 'Answered' }}
      empty={{ open: 'No message waits', done: 'Nothing answered yet' }}
    >
      {(item) => <Message item={item} />}
    </Inbox>
  )
}

function Message({ item }: { item: ContactItem }) {
  const step = useAdminAction(
    (body: ContactStep) => adminSend('POST', `/api/admin/contact/${item.id}`, { body }),
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
        {item.name}, {item.email}, <When at={item.createdAt} />
        {item.answeredAt && (
          <>
            , answered <When at={item.answeredAt} />
          </>
        )}
      </p>
      <p className="mt-3 max-w-measure whitespace-pre-wrap">{item.message}</p>
    </InboxRow>
  )
}
