import { brand } from '#shared/brand.ts'
import { PageTitle } from '#src/components/page-title.tsx'
import { RegistrationPanel } from '#src/components/registration/registration-panel.tsx'
import { ActivitySection } from './activity-section.tsx'
import { AssistantSection } from './assistant-section.tsx'
import { DirectoryPreview } from './directory-preview.tsx'
import { Hero } from './hero.tsx'
import { LicenseSection } from './license-section.tsx'
import { NetworkSection } from './network-section.tsx'
import { TokensBanner } from './tokens-banner.tsx'
import { useInvitation } from './use-invitation.ts'
import { useJoinSection } from './use-join-section.ts'

/** `/` and `/ref/{code}`: the sections in the order of 000 §2. */
export function Component() {
  const { invitation, settled, code } = useInvitation()
  const joining = useJoinSection()
  return (
    <>
      <PageTitle>{brand.name}</PageTitle>
      <Hero invitation={invitation} />
      <TokensBanner />
      <DirectoryPreview />
      {joining && (
        <div id="join-form">
          <section
            id="registration-form"
            aria-labelledby="registration-title"
            className="border-t border-line bg-sunk"
          >
            <RegistrationPanel ready={settled} initialReferralCode={code} headingId="registration-title" />
          </section>
        </div>
      )}
      <LicenseSection />
      <AssistantSection />
      <NetworkSection />
      <ActivitySection />
    </>
  )
}
