import { useQuery } from '@tanstack/react-query'
import { longDate } from '#shared/dates.ts'
import { referralCreditNote } from '#shared/referrals/invitation.ts'
import { Loaded } from '#src/features/pages/loaded.tsx'
import { referralTimelineQuery } from './queries.ts'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { EmptyState } from '#src/features/pages/empty-state.tsx'
import { tv } from 'tailwind-variants/lite'
import { timelineRows } from './referral-rows.ts'

const dot = tv({
  base: 'size-2.5 self-center rounded-full',
  variants: {
    kind: {
      credited: 'bg-moss',
      opened: 'border-[1.6px] border-line-strong',
      not_credited: 'bg-rust',
      reversed: 'bg-rust',
    },
  },
})

type ReferralTimelineCardProps = {
  userId: number
  title?: string
  /** Shown before anyone has opened the link. */
  empty?: { title: string; text: string }
  className?: string
}

const emptyTimeline = {
  title: 'No referrals yet',
  text: 'Send your link to a business you work with. Everyone who joins through it is listed here.',
} as const

/** The registrations and visits of the member's link, for the referral center and the vendor dashboard. */
export function ReferralTimelineCard({
  userId,
  title = 'Your referrals',
  empty = emptyTimeline,
  className,
}: ReferralTimelineCardProps) {
  const query = useQuery(referralTimelineQuery(userId))
  return (
    <Card className={className}>
      <CardHeader title={title} description={referralCreditNote} />
      <Loaded query={query}>
        {(timeline) => {
          const rows = timelineRows(timeline)
          if (rows.length === 0) {
            return <EmptyState title={empty.title}>{empty.text}</EmptyState>
          }
          return (
            <ol>
              {rows.map(({ key, at, kind, title, note }) => (
                <li
                  key={key}
                  className="grid grid-cols-[0.75rem_minmax(0,1fr)] gap-x-3 sm:grid-cols-[0.75rem_minmax(0,1fr)_auto] border-t border-line py-3 first:border-t-0"
                >
                  <span aria-hidden className={dot({ kind })} />
                  <p>
                    {title}
                    <span className="block text-sm text-ink-soft">{note}</span>
                  </p>
                  <time
                    dateTime={at}
                    className="col-start-2 text-sm sm:col-start-auto whitespace-nowrap text-ink-soft"
                  >
                    {longDate(at)}
                  </time>
                </li>
              ))}
            </ol>
          )
        }}
      </Loaded>
    </Card>
  )
}
