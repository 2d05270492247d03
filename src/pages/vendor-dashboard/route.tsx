import { Link, Navigate, useParams } from 'react-router'
import { MemberGate } from '#src/features/accounts/member-gate.tsx'
import { PageTitle } from '#src/ui/page-title.tsx'
import type { StoredUser } from '#src/lib/stored-user.ts'
import { dashboardOf, paths } from '#src/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import { dashboardCopy } from '#src/features/vendors/dashboard/content.ts'
import { Dashboard } from '#src/features/vendors/dashboard/dashboard.tsx'
import { Failure } from '#src/features/vendors/dashboard/failure.tsx'
import { useVendorDashboard } from '#src/features/vendors/dashboard/use-vendor-dashboard.ts'

/** `/vendor-dashboard/:id`: a vendor's own dashboard; a business is redirected to its dashboard. */
export function Component() {
  return (
    <MemberGate>
      {(user) => (
        <div className="page-width pb-16">
          <PageTitle>{dashboardCopy.title}</PageTitle>
          <OwnDashboard user={user} />
        </div>
      )}
    </MemberGate>
  )
}

function OwnDashboard({ user }: { user: StoredUser }) {
  const { id } = useParams()
  if (user.accountType !== 'vendor') return <Navigate to={dashboardOf(user)} replace />
  // Another member's id or an invalid one sends no request.
  if (id !== String(user.id)) {
    return (
      <Failure
        action={
          <Button asChild>
            <Link to={paths.vendorDashboard(user.id)}>Open your dashboard</Link>
          </Button>
        }
      >
        {dashboardCopy.notYours}
      </Failure>
    )
  }
  return <Loaded id={user.id} />
}

function Loaded({ id }: { id: number }) {
  const dashboard = useVendorDashboard(id)
  if (dashboard.state === 'loading') {
    return (
      <div className="section-space">
        <h1 className="sr-only">{dashboardCopy.title}</h1>
        <Spinner size="lg" label={dashboardCopy.loading} />
      </div>
    )
  }
  if (dashboard.state === 'failed') {
    return (
      <Failure action={<Button onClick={dashboard.retry}>Try again</Button>}>
        {dashboardCopy.failureText}
      </Failure>
    )
  }
  return <Dashboard vendor={dashboard.vendor} stats={dashboard.stats} />
}
