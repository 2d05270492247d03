import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Connection, ConnectionTab } from '#shared/connections/api.ts'
import { AnswerButtons } from './answer-buttons.tsx'
import { MemberLine, memberName } from '#src/features/profiles/member-line.tsx'
import { PageList } from '#src/features/pages/page-list.tsx'
import { lockedVendorNote, useIsLockedVendor } from '#src/features/vendors/queries.ts'
import { connectionsQuery } from './queries.ts'
import { dayOf } from '#src/lib/local-time.ts'
import { paths } from '#src/paths.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/features/pages/empty-state.tsx'
import { EndButton } from './end-button.tsx'

const empty = {
  connections: {
    title: 'No connections yet',
    text: 'Find growers, makers, stores and services in the directory and ask to connect.',
  },
  requests: {
    title: 'No pending requests',
    text: 'When someone asks to connect with you, you’ll see the request here.',
  },
  sent: {
    title: 'No sent requests',
    text: 'Requests you send stay here until they’re answered.',
  },
} as const satisfies Record<ConnectionTab, { title: string; text: string }>

export const tabLabels = { connections: 'Connections', requests: 'Requests', sent: 'Sent' } as const

/** One tab: the members, their notes, and the actions on each. */
export function ConnectionList({ tab, viewerId }: { tab: ConnectionTab; viewerId: number }) {
  const query = useInfiniteQuery(connectionsQuery(tab))
  const isLocked = useIsLockedVendor()
  return (
    <PageList
      query={query}
      label={tabLabels[tab]}
      empty={
        isLocked ? (
          <EmptyState
            headingLevel="h2"
            title={empty[tab].title}
            action={
              <Button asChild variant="secondary">
                <Link to={paths.vendorDashboard(viewerId)}>See your progress</Link>
              </Button>
            }
          >
            {lockedVendorNote}
          </EmptyState>
        ) : (
          <EmptyState
            headingLevel="h2"
            title={empty[tab].title}
            action={
              <Button asChild variant="secondary">
                <Link to={paths.businesses()}>Browse the directory</Link>
              </Button>
            }
          >
            {empty[tab].text}
          </EmptyState>
        )
      }
    >
      {(connection) => <Row key={connection.id} connection={connection} tab={tab} viewerId={viewerId} />}
    </PageList>
  )
}

const dated = { connections: 'Connected', requests: 'Received', sent: 'Sent' } as const

function Row({
  connection,
  tab,
  viewerId,
}: {
  connection: Connection
  tab: ConnectionTab
  viewerId: number
}) {
  const { id, user, targetUser, message, updatedAt } = connection
  const other = user.id === viewerId ? targetUser : user
  const name = memberName(other)
  return (
    <MemberLine
      member={other}
      note={
        <>
          {tab !== 'connections' && message && (
            <p className="mt-2 max-w-measure border-l-2 border-line-strong pl-3 text-[1rem] break-words whitespace-pre-line">
              {message}
            </p>
          )}
          <p className="mt-1 text-sm text-ink-soft">
            {dated[tab]} {dayOf(updatedAt)}
          </p>
        </>
      }
      actions={
        <>
          {tab === 'requests' && <AnswerButtons connectionId={id} memberId={other.id} name={name} />}
          {tab === 'sent' && <Badge tone="gold">Pending</Badge>}
          {tab === 'connections' && (
            <Button asChild size="sm">
              <Link to={paths.thread(other.id)} aria-label={`Send Message: ${name}`}>
                Send Message
              </Link>
            </Button>
          )}
          {tab !== 'requests' && <EndButton connectionId={id} memberId={other.id} name={name} tab={tab} />}
        </>
      }
    />
  )
}
