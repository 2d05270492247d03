import { longDate } from '#shared/dates.ts'
import { referralTokens } from '#shared/tokens/tokens.ts'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { Coin } from '#src/features/tokens/coin.tsx'
import { sampleReferrals } from './content.ts'

/** The sample's newest client referrals. */
export function RecentActivity() {
  return (
    <Card>
      <CardHeader title="Recent referral activity" actions="Example figures" />
      <ul>
        {sampleReferrals.map(({ client, license, day }) => (
          <li key={client} className="flex items-center gap-4 border-t border-line py-3 first:border-t-0">
            <div className="min-w-0 flex-1">
              <p className="font-medium">{client} joined</p>
              <p className="text-sm text-ink-soft">
                {license},{' '}
                <time dateTime={day} className="whitespace-nowrap">
                  {longDate(day)}
                </time>
              </p>
            </div>
            <p className="flex items-center gap-1.5 font-semibold text-gold-ink figures">
              <Coin className="size-5" />+{referralTokens('vendor')}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
