import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { OwnUser } from '#shared/profiles/member-views.ts'
import { useCopyState } from '#src/features/launch/queries.ts'
import { referralTimelineQuery } from '#src/features/referrals/queries.ts'
import { paths } from '#src/paths.ts'
import { Card } from '#src/ui/card.tsx'
import { useInbox } from './queries.ts'

type Tile = { to: string; label: string; count: number | undefined; waiting: boolean }

const noun = (count: number | undefined, one: string, many: string) => (count === 1 ? one : many)

/** What waits for the member, with links to it; nothing before connections and messages work. */
export function InboxCard({ user, className }: { user: OwnUser; className?: string }) {
  const inbox = useInbox()
  const { data } = useQuery(referralTimelineQuery(user.id))
  if (useCopyState() === 'pre') return null
  const credited = data?.referrals.filter(({ status }) => status === 'credited').length
  const tiles: readonly Tile[] = [
    {
      to: `${paths.connections()}?tab=requests`,
      label: noun(inbox?.requests, 'Request waiting', 'Requests waiting'),
      count: inbox?.requests,
      waiting: true,
    },
    {
      to: paths.messages(),
      label: noun(inbox?.unreadMessages, 'Unread message', 'Unread messages'),
      count: inbox?.unreadMessages,
      waiting: true,
    },
    {
      to: paths.referralDashboard(user.id),
      label: noun(credited, 'Referral credited', 'Referrals credited'),
      count: credited,
      waiting: false,
    },
  ]
  return (
    <Card asChild pad="none" className={className}>
      <nav aria-label="Waiting for you">
        <ul className="grid grid-cols-3 divide-x divide-line">
          {tiles.map(({ to, label, count, waiting }) => (
            <li key={to}>
              <Link
                to={to}
                className="flex h-full flex-col rounded-lg px-3 py-3.5 text-ink no-underline -outline-offset-2 hover:underline sm:px-6"
              >
                <span
                  className={`min-h-8 font-display text-2xl font-semibold figures ${waiting && count ? 'text-rust' : ''}`}
                >
                  {count}
                </span>{' '}
                <span className="text-sm text-ink-soft">{label}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Card>
  )
}
