import { useQuery } from '@tanstack/react-query'
import type { OwnUser } from '#shared/profiles/member-views.ts'
import { referralCreditNote } from '#shared/referrals/invitation.ts'
import { Loaded } from '#src/features/pages/loaded.tsx'
import { referralTotals } from './referral-rows.ts'
import { referralTimelineQuery } from './queries.ts'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { StatRow, StatTile } from '#src/ui/stat-tile.tsx'

export function ReferralStatsCard({ user, className }: { user: OwnUser; className?: string }) {
  const query = useQuery(referralTimelineQuery(user.id))
  return (
    <Card className={className}>
      <CardHeader title="Referral stats" description={referralCreditNote} />
      <Loaded query={query}>
        {(timeline) => {
          const { credited, tokens, opened } = referralTotals(timeline)
          return (
            <StatRow>
              <StatTile value={credited} label="Credited referrals" />
              <StatTile value={tokens} label="Tokens from referrals" />
              <StatTile
                value={opened}
                label="Times your link was opened"
                note="In the last 14 days with visits"
              />
            </StatRow>
          )
        }}
      </Loaded>
    </Card>
  )
}
