import { Suspense } from 'react'
import { brand } from '#shared/brand.ts'
import { invitedTitle } from '#shared/referrals/invited-title.ts'
import { PageTitle } from '#src/ui/page-title.tsx'
import { FormMissing } from '#src/features/registration/form-missing.tsx'
import { useInvitation, useInvitationStorage } from '#src/features/referrals/use-invitation.ts'
import { island } from '#src/boot/island.tsx'
import { Hero } from './hero.tsx'
import { useJoinSection } from '#src/features/registration/use-join-section.ts'

const RegistrationPanel = island(
  () =>
    import('#src/features/registration/registration-panel.tsx').then((module) => module.RegistrationPanel),
  {
    when: 'now',
    fallback: <div className="min-h-dvh" data-hash-pending />,
    missing: FormMissing,
  },
)

// A separate chunk, since few visitors follow an invitation link.
const InvitedStart = island(() => import('./invited-start.tsx').then((module) => module.InvitedStart), {
  when: 'now',
})

// Below the fold: prerendered, and hydrated when near the viewport.
const TokensBanner = island(
  () => import('#src/features/tokens/tokens-banner.tsx').then((module) => module.TokensBanner),
  { when: 'near', id: 'tokens' },
)
const DirectoryPreview = island(
  () => import('#src/features/directory/directory-preview.tsx').then((module) => module.DirectoryPreview),
  { when: 'near', id: 'directory' },
)
const LicenseSection = island(
  () => import('#src/features/licenses/license-section.tsx').then((module) => module.LicenseSection),
  { when: 'near', id: 'license-types' },
)
const AssistantSection = island(
  () => import('#src/features/assistant/assistant-section.tsx').then((module) => module.AssistantSection),
  { when: 'near', id: 'assistant' },
)
const NetworkSection = island(() => import('./network-section.tsx').then((module) => module.NetworkSection), {
  when: 'near',
  id: 'network',
})
const ActivitySection = island(
  () => import('#src/features/early-access/activity-section.tsx').then((module) => module.ActivitySection),
  { when: 'near', id: 'activity' },
)

// Constant elements: React skips them when the page re-renders, so each section hydrates independently.
const hero = (
  <Suspense>
    <Hero />
  </Suspense>
)
const aboveForm = (
  <>
    <TokensBanner />
    <DirectoryPreview />
  </>
)
const belowForm = (
  <>
    <LicenseSection />
    <AssistantSection />
    <NetworkSection />
    <ActivitySection />
  </>
)

function InvitedTitle() {
  useInvitationStorage()
  const { invitation, isResolved } = useInvitation()
  if (!isResolved) return null
  return <PageTitle>{invitation?.kind === 'valid' ? invitedTitle(invitation) : brand.name}</PageTitle>
}

function JoinSection({ isOpen = false }: { isOpen?: boolean }) {
  const { isResolved, code } = useInvitation()
  const isShown = useJoinSection() || isOpen
  if (!isShown) return null
  return (
    <div id="join-form">
      <section
        id="registration-form"
        aria-labelledby="registration-title"
        className="border-t border-line bg-sunk"
      >
        <div className="page-width section-space">
          <RegistrationPanel ready={isResolved} initialReferralCode={code} headingId="registration-title" />
        </div>
      </section>
    </div>
  )
}

const usual = (
  <>
    {hero}
    {aboveForm}
    <JoinSection />
  </>
)
const invited = <InvitedStart usual={usual} form={<JoinSection isOpen />} above={aboveForm} />

/** `/` and `/ref/{code}`: the home page. */
export function Component() {
  const { isInvited } = useInvitation()
  return (
    <>
      <InvitedTitle />
      {isInvited ? invited : usual}
      {belowForm}
    </>
  )
}
