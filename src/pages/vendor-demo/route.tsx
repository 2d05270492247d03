import { Link } from 'react-router'
import { crumbs } from '#src/features/pages/crumbs.tsx'
import { PageTitle } from '#src/ui/page-title.tsx'
import { paths } from '#src/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { sampleVendor } from '#src/features/vendors/demo/content.ts'
import { QuickActions } from '#src/features/vendors/demo/quick-actions.tsx'
import { RecentActivity } from '#src/features/vendors/demo/recent-activity.tsx'
import { ReferralTools } from '#src/features/vendors/demo/referral-tools.tsx'
import { StatusCard } from '#src/features/vendors/demo/status-card.tsx'
import { TierBenefits } from '#src/features/vendors/demo/tier-benefits.tsx'

/** `/vendor-demo`: the vendor dashboard of a fictional vendor. */
export function Component() {
  return (
    <div className="page-width pb-20">
      <PageTitle>Vendor partner demo</PageTitle>
      <PageHeader
        breadcrumbs={crumbs('Vendor demo')}
        title={`Welcome, ${sampleVendor.firstName}`}
        description={`${sampleVendor.company}, ${sampleVendor.category}`}
        actions={
          <Button asChild>
            <Link to={paths.accountSetup({ type: 'vendor' })}>Join as a vendor partner</Link>
          </Button>
        }
      />
      <Notice tone="amber" title="Demo dashboard">
        This vendor and these figures are made up. The link is an example and credits nobody.
      </Notice>
      <div className="mt-6 grid items-start gap-4 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] lg:gap-5">
        <div className="grid gap-4 lg:gap-5">
          <ReferralTools />
          <RecentActivity />
        </div>
        <div className="grid gap-4 lg:gap-5">
          <StatusCard />
          <QuickActions />
        </div>
      </div>
      <div className="mt-10">
        <TierBenefits />
      </div>
    </div>
  )
}
