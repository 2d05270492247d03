import { Link } from 'react-router'
import { longDate } from '#shared/dates.ts'
import { crumbs } from '#src/features/pages/crumbs.tsx'
import { PageTitle } from '#src/ui/page-title.tsx'
import { useCurrentUser } from '#src/features/accounts/queries.ts'
import { dashboardOf, paths } from '#src/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Document } from '#src/ui/document.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { cookiePolicy } from './content.tsx'

/** When the policy was last updated. */
const updated = '2025-01-19'

/** `/cookie-policy`. */
export function Component() {
  const user = useCurrentUser()
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
          <Button asChild>
            {user ? (
              <Link to={dashboardOf(user)}>Go to Dashboard</Link>
            ) : (
              <Link to={paths.homeSection('join-form')}>Join Network</Link>
            )}
          </Button>
        }
      />
      <div className="max-lg:mt-3 max-lg:border-t max-lg:border-line max-lg:pt-7">
        <Document parts={cookiePolicy} contentsLabel="Cookie Policy" />
      </div>
    </div>
  )
}
