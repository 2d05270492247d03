import { useParams, Link } from 'react-router'
import { phaseCopy } from '#shared/launch/phase-copy.ts'
import { MemberGate } from '#src/features/accounts/member-gate.tsx'
import { NotFound } from '#src/features/pages/not-found.tsx'
import { PageTitle } from '#src/ui/page-title.tsx'
import { useCopyState, useNewDateNote } from '#src/features/launch/queries.ts'
import { lockedVendorNote, useIsLockedVendor } from '#src/features/vendors/queries.ts'
import { paths } from '#src/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { ConversationList } from '#src/features/messages/conversation-list.tsx'
import { ThreadPane } from '#src/features/messages/thread-pane.tsx'

/** `/messages` and `/messages/{id}`. */
export function Component() {
  return <MemberGate>{(user) => <Messages viewerId={user.id} />}</MemberGate>
}

function Messages({ viewerId }: { viewerId: number }) {
  const { id } = useParams()
  const card = phaseCopy[useCopyState()].messagesCard
  const isLocked = useIsLockedVendor()
  if (id !== undefined && !/^[1-9]\d{0,14}$/.test(id)) return <NotFound />
  return (
    <div className={`page-width pb-12 lg:pt-10 ${id && !card ? 'pt-1' : 'pt-6'}`}>
      <PageTitle>Messages</PageTitle>
      <h1 className={`text-3xl ${id && !card ? 'max-lg:sr-only' : ''}`}>Messages</h1>
      {card ? (
        <ComingSoon {...card} />
      ) : (
        <div
          className={`grid rounded-lg border border-line bg-surface max-lg:border-0 max-lg:bg-transparent lg:h-[min(44rem,calc(100dvh-15rem))] lg:min-h-110 lg:grid-cols-[21rem_minmax(0,1fr)] ${id ? 'lg:mt-5' : 'mt-5'}`}
        >
          <div
            className={`min-h-0 min-w-0 lg:overflow-y-auto lg:border-r lg:border-line ${id ? 'max-lg:hidden' : ''}`}
          >
            <ConversationList viewerId={viewerId} chosen={id === undefined ? null : Number(id)} />
          </div>
          {id === undefined ? (
            <p className="m-auto max-w-80 p-8 text-center text-ink-soft max-lg:hidden">
              {isLocked ? lockedVendorNote : 'Select a conversation, or message one of your connections.'}
            </p>
          ) : (
            <ThreadPane key={id} viewerId={viewerId} otherId={Number(id)} />
          )}
        </div>
      )}
    </div>
  )
}

/** Replaces the page before the unlock, when messages cannot be sent. */
function ComingSoon({ title, text }: { title: string; text: string }) {
  const newDate = useNewDateNote()
  return (
    <Card className="mt-6 max-w-160">
      <h2 className="text-2xl">{title}</h2>
      <p className="mt-2 text-lg text-ink-soft">
        {text} {newDate}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button asChild>
          <Link to={paths.enhancedDirectory()}>Browse the directory</Link>
        </Button>
        <Button asChild variant="secondary">
          <Link to={paths.connections()}>Connections</Link>
        </Button>
      </div>
    </Card>
  )
}
