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
  const { shown, section } = useJoinSection()
  return (
    <>
      <PageTitle>{brand.name}</PageTitle>
      <Hero invitation={invitation} />
      <TokensBanner />
      <DirectoryPreview />
      {shown && (
        <section
          id="registration-form"
          ref={section}
          aria-labelledby="registration-title"
          className="scroll-mt-0 border-t border-line bg-sunk"
        >
          <span id="join-form" />
          <RegistrationPanel ready={settled} initialReferralCode={code} headingId="registration-title" />
        </section>
      )}
      <LicenseSection />
      <AssistantSection />
      <NetworkSection />
      <ActivitySection />
    </>
  )
}
