import type { OwnUser } from '#shared/profiles/member-views.ts'
import type { VendorStats } from '#shared/vendors/api.ts'
import { brand } from '#shared/brand.ts'
import { longDate } from '#shared/dates.ts'
import { rewardCopy } from '#shared/tokens/reward-tiers.ts'
import { shownVendorCategory } from '#shared/licenses/custom-business-type.ts'
import { vendorTierOf, type VendorTierId } from '#shared/vendors/tiers.ts'
import { ReferralTimelineCard } from '#src/features/referrals/referral-timeline.tsx'
import { TokenHistoryCard } from '#src/features/tokens/token-history.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { Coin } from '#src/features/tokens/coin.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { StatRow, StatTile } from '#src/ui/stat-tile.tsx'
import { AccessBanner } from './access-banner.tsx'
import { dashboardCopy } from './content.ts'
import { ReferralTools } from './referral-tools.tsx'
import { VendorLadder } from './vendor-ladder.tsx'

const tones = {
  new: 'neutral',
  silver: 'outline',
  gold: 'gold',
  elite: 'spruce',
} as const satisfies Record<VendorTierId, string>

export function Dashboard({ vendor, stats }: { vendor: OwnUser; stats: VendorStats }) {
  const tier = vendorTierOf(stats.clientReferrals)
  const service = shownVendorCategory(vendor)
  return (
    <>
      <PageHeader
        small
        eyebrow={<Badge tone={tones[tier.id]}>{tier.name}</Badge>}
        title={`Welcome, ${vendor.firstName}`}
        description={`${service ? `${service}, vendor` : 'Vendor'} partner since ${longDate(vendor.createdAt)}`}
      />
      <AccessBanner stats={stats} />
      <div className="mt-8">
        <StatRow>
          <StatTile value={stats.clientReferrals} label="Client referrals" note={tier.name} />
          <StatTile
            value={
              <span className="inline-flex items-center gap-2.5">
                <Coin className="size-7" />
                {stats.skunkTokens}
              </span>
            }
            label={`${brand.tokens}${brand.trademark}`}
            note="One for registering, three a client"
          />
          <StatTile
            value={stats.hasFullPlatformAccess ? 'Full' : 'Limited'}
            label="Platform access"
            note={stats.hasFullPlatformAccess ? 'The complete directory' : 'No messages or connections yet'}
          />
        </StatRow>
      </div>
      <div className="mt-8 grid grid-cols-1 gap-6">
        <ReferralTools code={vendor.referralCode} />
        <Card>
          <CardHeader title="Rewards program" description={dashboardCopy.program} />
          <VendorLadder clientReferrals={stats.clientReferrals} />
          <p className="mt-6 max-w-measure text-sm text-ink-soft">{rewardCopy.notice}</p>
        </Card>
        <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
          <ReferralTimelineCard userId={vendor.id} title="Your clients" empty={dashboardCopy.noClients} />
          <TokenHistoryCard userId={vendor.id} />
        </div>
      </div>
    </>
  )
}
