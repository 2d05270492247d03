import { useQuery } from '@tanstack/react-query'
import { longDate } from '#shared/dates.ts'
import { tokenLabel } from '#shared/tokens.ts'
import { Loaded } from '#src/components/loaded.tsx'
import { tokenHistoryQuery } from '#src/data/member.ts'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { Cell, HeaderCell, RowHeader, Table } from '#src/ui/table.tsx'

const signed = (amount: number) => (amount < 0 ? `−${-amount}` : `+${amount}`)

/** Every change of the balance with its reason (design §3 'Tokens'). */
export function TokenHistoryCard({ userId, className }: { userId: number; className?: string }) {
  const query = useQuery(tokenHistoryQuery(userId))
  return (
    <Card className={className}>
      <CardHeader
        title="Token history"
        actions={query.data && <span className="figures">Balance {tokenLabel(query.data.balance)}</span>}
      />
      <Loaded query={query}>
        {({ entries }) => (
          <Table caption="Every change of your balance, the newest first" captionHidden>
            <thead>
              <tr>
                <HeaderCell>Reason</HeaderCell>
                <HeaderCell>Date</HeaderCell>
                <HeaderCell align="end">Tokens</HeaderCell>
              </tr>
            </thead>
            <tbody>
              {entries.map(({ id, reason, amount, createdAt }) => (
                <tr key={id}>
                  <RowHeader className="font-normal">{reason}</RowHeader>
                  <Cell className="whitespace-nowrap text-ink-soft">
                    <time dateTime={createdAt}>{longDate(createdAt)}</time>
                  </Cell>
                  <Cell align="end" className="font-semibold">
                    {signed(amount)}
                  </Cell>
                </tr>
              ))}
            </tbody>
          </Table>
        )}
      </Loaded>
    </Card>
  )
}
