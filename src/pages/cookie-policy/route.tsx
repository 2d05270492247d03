import { longDate } from '#shared/dates.ts'
import { crumbs } from '#src/features/pages/crumbs.tsx'
import { PageTitle } from '#src/ui/page-title.tsx'
import { JoinButton } from '#src/features/referrals/join-button.tsx'
import { dashboardOf } from '#src/paths.ts'
import { Document } from '#src/ui/document.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { cookiePolicy } from './content.tsx'

/** When the policy was last updated. */
const updated = '2025-01-19'

/** `/cookie-policy`. */
export function Component() {
  return (
    <div className="page-width pb-20">
      <PageTitle>Cookie Policy</PageTitle>
      <PageHeader
        breadcrumbs={crumbs('Cookie Policy')}
        title="Cookie Policy"
        description={
          <p>
            Last updated <time dateTime={updated}>{longDate(updated)}</time>
          </p>
        }
        actions={
          <JoinButton member={(user) => ({ label: 'Go to Dashboard', to: dashboardOf(user) })}>
            Join Network
          </JoinButton>
        }
      />
      <div className="max-lg:mt-3 max-lg:border-t max-lg:border-line max-lg:pt-7">
        <Document parts={cookiePolicy} contentsLabel="Cookie Policy" />
      </div>
    </div>
  )
}
