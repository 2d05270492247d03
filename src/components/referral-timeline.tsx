import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { tv } from 'tailwind-variants/lite'
import { longDate } from '#shared/dates.ts'
import { QueryPart } from '#src/components/query-part.tsx'
import { referralTimelineQuery } from '#src/data/member.ts'
import { timelineRows } from './referral-timeline-rows.ts'

const dot = tv({
  base: 'mt-1.75 size-2.5 shrink-0 rounded-full border',
  variants: {
    mark: {
      credited: 'border-moss bg-moss',
      refused: 'border-rust bg-rust',
      visit: 'border-line-strong bg-transparent',
    },
  },
})

/** Who joined through the member's link, what it earned or why not, and when the link was opened. Self only. */
export function ReferralTimeline({ userId, empty }: { userId: number; empty: ReactNode }) {
  const query = useQuery(referralTimelineQuery(userId))
  return (
    <QueryPart query={query} failure="Your referrals could not be loaded.">
      {(timeline) => {
        const rows = timelineRows(timeline)
        if (rows.length === 0) return empty
        return (
          <ol className="-my-3.5">
            {rows.map(({ key, at, title, detail, mark }) => (
              <li key={key} className="flex gap-3.5 border-b border-line py-3.5 last:border-0">
                <span aria-hidden className={dot({ mark })} />
                <div className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-4">
                  <div className="min-w-0">
                    <p className="font-medium">{title}</p>
                    <p className="text-sm text-ink-soft">{detail}</p>
                  </div>
                  <time dateTime={at} className="text-sm text-ink-soft figures">
                    {longDate(at)}
                  </time>
                </div>
              </li>
            ))}
          </ol>
        )
      }}
    </QueryPart>
  )
}
