import { vendorAccessPercent, vendorAccessReferrals } from '#shared/vendors/tiers.ts'
import { tokenLabel } from '#shared/tokens/tokens.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { Coin } from '#src/features/tokens/coin.tsx'
import { Progress } from '#src/ui/progress.tsx'
import { currentTier, sampleVendor } from './content.ts'

/** The sample vendor's tier and figures. */
export function StatusCard() {
  const { clientReferrals, skunkTokens } = sampleVendor
  return (
    <Card>
      <CardHeader title="Status" actions={<Badge tone="moss">{currentTier}</Badge>} />
      <p className="flex items-center gap-2.5 font-semibold figures">
        <Coin className="size-6" /> {tokenLabel(skunkTokens)}
      </p>
      <p className="mt-4 flex justify-between gap-4 text-sm">
        <span>
          <b className="figures">{clientReferrals}</b> client referrals
        </span>
        <span className="text-ink-soft">Full access at {vendorAccessReferrals}</span>
      </p>
      <Progress
        className="mt-2"
        value={vendorAccessPercent(clientReferrals)}
        max={100}
        label="Progress to full access"
      />
      <p className="mt-3 text-sm text-ink-soft">
        The complete directory, messaging and connections are open.
      </p>
    </Card>
  )
}
