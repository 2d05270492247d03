import { MemberGate } from '#src/components/member-gate.tsx'
import { PageTitle } from '#src/components/page-title.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'

export function Component() {
  return (
    <MemberGate>
      {(user) => (
        <div className="page-width pb-16">
          <PageTitle>Dashboard</PageTitle>
          <PageHeader title={`Welcome, ${user.firstName}`} />
        </div>
      )}
    </MemberGate>
  )
}
