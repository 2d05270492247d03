import { brand } from '#shared/brand.ts'
import { PageTitle } from '#src/components/page-title.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { ActivitySection } from './activity-section.tsx'
import { AssistantSection } from './assistant-section.tsx'
import { DirectoryPreview } from './directory-preview.tsx'
import { LicenseSection } from './license-section.tsx'
import { NetworkSection } from './network-section.tsx'
import { TokensBanner } from './tokens-banner.tsx'

/** The home page, its sections in the order of 000 §2. */
export function Component() {
  return (
    <>
      <PageTitle>{brand.name}</PageTitle>
      <div className="page-width pb-16">
        <PageHeader title={`${brand.state}’s licensed cannabis trade, introduced to itself.`} />
      </div>
      <TokensBanner />
      <DirectoryPreview />
      <LicenseSection />
      <AssistantSection />
      <NetworkSection />
      <ActivitySection />
    </>
  )
}
