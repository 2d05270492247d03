import { brand } from '#shared/brand.ts'
import { PageTitle } from '#src/components/page-title.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'

export function Component() {
  return (
    <div className="page-width pb-16">
      <PageTitle>{brand.name}</PageTitle>
      <PageHeader title={`${brand.state}’s licensed cannabis trade, introduced to itself.`} />
    </div>
  )
}
