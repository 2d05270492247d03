import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { longDate } from '#shared/dates.ts'
import { tokenLabel } from '#shared/tokens/tokens.ts'
import { Loaded } from '#src/features/pages/loaded.tsx'
import { tokenHistoryQuery } from './queries.ts'
import { Card, CardHeader } from '#src/ui/card.tsx'

const signed = (amount: number) => (amount < 0 ? `−${-amount}` : `+${amount}`)

type TokenHistoryCardProps = {
  userId: number
  /** How many of the newest entries to show; `more` leads to the rest. */
  newest?: number
  more?: ReactNode
  className?: string
}

/** Every change of the balance with its reason. */
export function TokenHistoryCard({ userId, newest, more, className }: TokenHistoryCardProps) {
  const query = useQuery(tokenHistoryQuery(userId))
  return (
    <Card className={className}>
      <CardHeader
        title="Token history"
        actions={query.data && <span className="figures">Balance {tokenLabel(query.data.balance)}</span>}
      />
      <Loaded query={query}>
        {({ entries }) => (
          <>
            <ol>
              {entries.slice(0, newest).map(({ id, reason, amount, createdAt }) => (
                <li
                  key={id}
                  className="flex items-baseline justify-between gap-4 border-t border-line py-3 first:border-t-0 first:pt-0"
                >
                  <p className="min-w-0">
                    {reason}
                    <time dateTime={createdAt} className="block text-sm text-ink-soft">
                      {longDate(createdAt)}
                    </time>
                  </p>
                  <p className="font-semibold figures">
                    <span aria-hidden>{signed(amount)}</span>
                    <span className="sr-only">
                      {amount < 0 ? 'minus ' : 'plus '}
                      {tokenLabel(Math.abs(amount))}
                    </span>
                  </p>
                </li>
              ))}
            </ol>
            {newest !== undefined && entries.length > newest && <p className="mt-3">{more}</p>}
          </>
        )}
      </Loaded>
    </Card>
  )
}
