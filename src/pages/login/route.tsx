import { PageTitle } from '#src/components/page-title.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'

export function Component() {
  return (
    <div className="page-width pb-16">
      <PageTitle>Login</PageTitle>
      <PageHeader title="Login" />
    </div>
  )
}
