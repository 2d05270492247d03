import { useQuery } from '@tanstack/react-query'
import { longDate } from '#shared/dates.ts'
import { tokenLabel } from '#shared/tokens.ts'
import { QueryPart } from '#src/components/query-part.tsx'
import { tokenHistoryQuery } from '#src/data/member.ts'

/** A true minus, as wide as the plus. */
const signed = (amount: number) => (amount < 0 ? `−${-amount}` : `+${amount}`)

/** The member's ledger, the newest entry first: every change of the balance has its line. Self only. */
export function TokenHistory({ userId }: { userId: number }) {
  const query = useQuery(tokenHistoryQuery(userId))
  return (
    <QueryPart query={query} failure="Your token history could not be loaded.">
      {({ balance, entries }) => (
        <>
          <ol className="-mt-3.5">
            {entries.map(({ id, amount, reason, createdAt }) => (
              <li key={id} className="flex items-baseline gap-4 border-b border-line py-3.5">
                <div className="min-w-0 flex-1">
                  <p className="font-medium">{reason}</p>
                  <time dateTime={createdAt} className="block text-sm text-ink-soft figures">
                    {longDate(createdAt)}
                  </time>
                </div>
                <span
                  className={`font-display text-lg font-semibold figures ${amount < 0 ? 'text-rust' : 'text-spruce'}`}
                >
                  {signed(amount)}
                </span>
              </li>
            ))}
          </ol>
          <p className="mt-4 flex justify-between gap-4 font-semibold figures">
            <span>Balance</span>
            <span>{tokenLabel(balance)}</span>
          </p>
        </>
      )}
    </QueryPart>
  )
}
