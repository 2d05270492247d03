import { useInfiniteQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import type { Message, Thread } from '#shared/messages/api.ts'
import type { MemberCard } from '#shared/profiles/member-views.ts'
import { Loaded } from '#src/features/pages/loaded.tsx'
import { memberName, memberTrade } from '#src/features/profiles/member-line.tsx'
import { threadQuery } from './queries.ts'
import { ApiError } from '#src/lib/api.ts'
import { paths } from '#src/paths.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/features/pages/empty-state.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { SkeletonText } from '#src/ui/skeleton.tsx'
import { TextLink } from '#src/ui/text-link.tsx'
import { Composer } from './composer.tsx'
import { MessageLog } from './message-log.tsx'
import { useReading } from './use-reading.ts'
import { useSending } from './use-sending.ts'

type ThreadPaneProps = { viewerId: number; otherId: number }

/** One conversation. */
export function ThreadPane({ viewerId, otherId }: ThreadPaneProps) {
  const query = useInfiniteQuery(threadQuery(otherId))
  // A refresh of the thread that begins meanwhile, such as after reading, cancels the first try.
  const loadOlder = async () => {
    const count = query.data?.pages.length
    const { data } = await query.fetchNextPage()
    if (data?.pages.length === count) await query.fetchNextPage()
  }
  if (query.error instanceof ApiError && query.error.status === 404) {
    return (
      <div className="lg:p-8">
        <EmptyState
          headingLevel="h2"
          title="Conversation not found"
          action={
            <Button asChild variant="secondary">
              <Link to={paths.connections()}>Connections</Link>
            </Button>
          }
        >
          You can message members you’re connected with.
        </EmptyState>
      </div>
    )
  }
  return (
    <section
      aria-label="Conversation"
      className="flex min-h-0 min-w-0 flex-col max-lg:h-[calc(100dvh-11rem)] max-lg:min-h-96"
    >
      <Loaded
        query={query}
        skeleton={
          <div className="p-5">
            <SkeletonText lines={4} />
          </div>
        }
      >
        {({ pages }) => {
          const [newest] = pages
          if (!newest) return null
          return (
            <OpenThread
              viewerId={viewerId}
              thread={newest.answer}
              messages={pages.flatMap(({ answer }) => answer.messages).toReversed()}
              older={{
                hasMore: query.hasNextPage,
                loading: query.isFetchingNextPage,
                load: () => void loadOlder(),
              }}
            />
          )
        }}
      </Loaded>
    </section>
  )
}

type OpenThreadProps = {
  viewerId: number
  thread: Thread
  /** The oldest first. */
  messages: Message[]
  older: { hasMore: boolean; loading: boolean; load: () => void }
}

function OpenThread({ viewerId, thread: { user, isHidden, canSend }, messages, older }: OpenThreadProps) {
  const sending = useSending(viewerId, user.id)
  useReading(viewerId, user.id, messages)
  return (
    <>
      <Head user={user} isHidden={isHidden} />
      <MessageLog
        viewerId={viewerId}
        name={memberName(user)}
        messages={messages}
        older={older}
        sending={sending}
      />
      {canSend ? (
        <Composer viewerId={viewerId} otherId={user.id} name={memberName(user)} onSend={sending.send} />
      ) : (
        <p className="border-t border-line p-4 text-sm text-ink-soft">
          You’re no longer connected, so you can’t message each other.
        </p>
      )}
    </>
  )
}

function Head({ user, isHidden }: { user: MemberCard; isHidden: boolean }) {
  const name = memberName(user)
  return (
    <header className="flex items-center gap-3 border-b border-line py-3 lg:px-5">
      <Button asChild variant="quiet" size="icon-sm" className="-ml-2 lg:hidden">
        <Link to={paths.messages()} aria-label="All conversations">
          <Icon as={ArrowLeft} />
        </Link>
      </Button>
      <Avatar name={name} src={user.personalPhotoUrl ?? user.logoUrl} />
      <div className="min-w-0">
        <h2 className="truncate font-sans text-base leading-snug font-semibold tracking-normal">
          {isHidden ? (
            name
          ) : (
            <TextLink asChild variant="quiet">
              <Link to={paths.profile(user.id)}>{name}</Link>
            </TextLink>
          )}
        </h2>
        <p className="truncate text-sm text-ink-soft">
          {isHidden
            ? 'No longer available'
            : [user.companyName, memberTrade(user)].filter(Boolean).join(', ')}
        </p>
      </div>
    </header>
  )
}
