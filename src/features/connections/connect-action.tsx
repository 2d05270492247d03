import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import { island } from '#src/boot/island.tsx'
import { relationQuery } from './relations.ts'
import { lockedVendorNote, useIsLockedVendor } from '#src/features/vendors/queries.ts'
import { paths } from '#src/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { AnswerButtons } from './answer-buttons.tsx'

// Loaded when a member wants to connect.
const ConnectDialog = island(
  () => import('./connect-dialog.tsx').then(({ ConnectDialog }) => ConnectDialog),
  { when: 'open' },
)

type ConnectActionProps = { id: number; name: string; size: 'sm' | 'md'; full: boolean; viewerId: number }

/** The next step with a member, by the viewer's relation to them. */
export function ConnectAction({ id, name, size, full, viewerId }: ConnectActionProps) {
  const client = useQueryClient()
  const noteId = useId()
  const [isDialogOpen, setIsDialogOpen] = useState(false)
  const hasRequested = useRef(false)
  const isLocked = useIsLockedVendor()
  const query = relationQuery(id)
  const { data: relation, isError } = useQuery(query)
  const buttonProps = { size, full } as const

  if (isLocked) {
    return (
      <div className={full ? 'grid gap-2' : 'contents'}>
        <Button {...buttonProps} disabled aria-describedby={noteId} aria-label={`Connect: ${name}`}>
          Connect
        </Button>
        <p id={noteId} className="text-sm text-ink-soft">
          {lockedVendorNote}
        </p>
      </div>
    )
  }
  switch (relation?.state) {
    case 'connected':
      return (
        <Button asChild {...buttonProps} variant="secondary">
          <Link to={paths.thread(id)} aria-label={`Send Message: ${name}`}>
            Send Message
          </Link>
        </Button>
      )
    case 'sent':
      return (
        <Button asChild {...buttonProps} variant="secondary">
          <Link
            to={`${paths.connections()}?tab=sent`}
            aria-label={`Request to ${name}: Pending`}
            // It replaces the button that opened the dialog, so the dialog cannot return the focus there.
            ref={(link) => {
              if (hasRequested.current)
                setTimeout(() => document.activeElement === document.body && link?.focus())
            }}
          >
            Pending
          </Link>
        </Button>
      )
    case 'declined':
      return (
        <Button {...buttonProps} variant="secondary" disabled aria-label={`Request to ${name}: not accepted`}>
          Not accepted
        </Button>
      )
    case 'received':
      return (
        <AnswerButtons connectionId={relation.connectionId ?? 0} memberId={id} name={name} {...buttonProps} />
      )
    default:
      return (
        <>
          <Button
            {...buttonProps}
            loading={relation === undefined && !isError}
            aria-label={`Connect: ${name}`}
            onClick={() => {
              hasRequested.current = true
              setIsDialogOpen(true)
            }}
          >
            Connect
          </Button>
          {isDialogOpen && (
            <ConnectDialog
              memberId={id}
              name={name}
              viewerId={viewerId}
              open
              onOpenChange={() => {
                setIsDialogOpen(false)
                void client.invalidateQueries({ queryKey: query.queryKey })
              }}
            />
          )}
        </>
      )
  }
}
