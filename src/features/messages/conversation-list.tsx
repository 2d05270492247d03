import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Conversation } from '#shared/messages/api.ts'
import { memberName, memberTrade } from '#src/features/profiles/member-line.tsx'
import { PageList } from '#src/features/pages/page-list.tsx'
import { lockedVendorNote, useIsLockedVendor } from '#src/features/vendors/queries.ts'
import { conversationsQuery } from './queries.ts'
import { fullTime } from '#src/lib/local-time.ts'
import { shortTime, useToday } from '#src/lib/times.ts'
import { paths } from '#src/paths.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/features/pages/empty-state.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'

/** The conversations, the newest first, with their unread counts. */
export function ConversationList({ viewerId, chosen }: { viewerId: number; chosen: number | null }) {
  const query = useInfiniteQuery(conversationsQuery)
  const isLocked = useIsLockedVendor()
  return (
    <nav aria-label="Conversations" className="lg:p-2">
      <PageList
        query={query}
        label="Conversations"
        empty={
          <div className="lg:px-4">
            <EmptyState
              headingLevel="h2"
              title="No messages yet"
              action={
                <Button asChild variant="secondary">
                  {isLocked ? (
                    <Link to={paths.vendorDashboard(viewerId)}>See your progress</Link>
                  ) : (
                    <Link to={paths.connections()}>Choose a connection</Link>
                  )}
                </Button>
              }
            >
              {isLocked ? lockedVendorNote : 'You can message any member you’re connected with.'}
            </EmptyState>
          </div>
        }
      >
        {(conversation) => (
          <Row
            key={conversation.user.id}
            conversation={conversation}
            viewerId={viewerId}
            isChosen={conversation.user.id === chosen}
          />
        )}
      </PageList>
    </nav>
  )
}

function Row({
  conversation: { user, isHidden, lastMessage, unread },
  viewerId,
  isChosen,
}: {
  conversation: Conversation
  viewerId: number
  isChosen: boolean
}) {
  const name = memberName(user)
  const today = useToday()
  const isMine = lastMessage.senderId === viewerId
  return (
    <li className="border-b border-line last:border-b-0 lg:border-b-0">
      <Link
        to={paths.thread(user.id)}
        {...(isChosen && { 'aria-current': 'page' as const })}
        className="flex items-center gap-3 rounded-md py-3 no-underline -outline-offset-2 hover:bg-ink/5 aria-[current=page]:bg-moss-wash max-lg:px-1 lg:px-3"
      >
        <Avatar name={name} src={user.personalPhotoUrl ?? user.logoUrl} />
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline justify-between gap-3">
            <b className="truncate font-semibold">{name}</b>
            <time
              dateTime={lastMessage.createdAt}
              title={fullTime(lastMessage.createdAt)}
              className="shrink-0 text-xs text-ink-soft figures"
            >
              {shortTime(lastMessage.createdAt, today)}
            </time>
          </span>
          <span className="block truncate text-xs text-ink-soft">
            {isHidden ? 'No longer available' : (user.companyName ?? memberTrade(user))}
          </span>
          <span className="mt-0.5 flex items-center gap-2">
            <span
              className={`min-w-0 flex-1 truncate text-sm ${unread > 0 ? 'font-semibold' : 'text-ink-soft'}`}
            >
              {isMine ? `You: ${lastMessage.content}` : lastMessage.content}
            </span>
            {unread > 0 && (
              <span className="grid h-5 min-w-5 shrink-0 place-items-center rounded-full bg-spruce px-1 text-xs leading-none font-semibold text-on-spruce figures">
                {unread > 99 ? '99+' : unread}
                <VisuallyHidden> unread</VisuallyHidden>
              </span>
            )}
          </span>
        </span>
      </Link>
    </li>
  )
}
