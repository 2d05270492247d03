import { Suspense } from 'react'
import { brand } from '#shared/brand.ts'
import { invitedTitle } from '#shared/referrals/invitation.ts'
import { PageTitle } from '#src/ui/page-title.tsx'
import { FormMissing } from '#src/features/registration/form-missing.tsx'
import { useInvitation, useInvitationStorage } from '#src/features/referrals/use-invitation.ts'
import { lazyWhenNear } from '#src/boot/near.ts'
import { lazyPart } from '#src/boot/part.ts'
import { Hero } from './hero.tsx'
import { useJoinSection } from '#src/features/registration/use-join-section.ts'

const RegistrationPanel = lazyPart(
  () => import('#src/features/registration/registration-panel.tsx').then((part) => part.RegistrationPanel),
  FormMissing,
)

// Below the first screen: written into the page, awake when the visitor comes near.
const TokensBanner = lazyWhenNear('tokens', () =>
  import('#src/features/tokens/tokens-banner.tsx').then((part) => part.TokensBanner),
)
const DirectoryPreview = lazyWhenNear('directory', () =>
  import('#src/features/directory/directory-preview.tsx').then((part) => part.DirectoryPreview),
)
const LicenseSection = lazyWhenNear('license-types', () =>
  import('#src/features/licenses/license-section.tsx').then((part) => part.LicenseSection),
)
const AssistantSection = lazyWhenNear('assistant', () =>
  import('#src/features/assistant/assistant-section.tsx').then((part) => part.AssistantSection),
)
const NetworkSection = lazyWhenNear('network', () =>
  import('./network-section.tsx').then((part) => part.NetworkSection),
)
const ActivitySection = lazyWhenNear('activity', () =>
  import('#src/features/early-access/activity-section.tsx').then((part) => part.ActivitySection),
)

// Made once, so that no part is drawn anew with its page: each comes to life by itself, and what is pressed comes first.
const hero = (
  <Suspense>
    <Hero />
  </Suspense>
)
const aboveForm = (
  <>
    <Suspense>
      <TokensBanner />
    </Suspense>
    <Suspense>
      <DirectoryPreview />
    </Suspense>
  </>
)
const belowForm = (
  <>
    <Suspense>
      <LicenseSection />
    </Suspense>
    <Suspense>
      <AssistantSection />
    </Suspense>
    <Suspense>
      <NetworkSection />
    </Suspense>
    <Suspense>
      <ActivitySection />
    </Suspense>
  </>
)

function InvitedTitle() {
  useInvitationStorage()
  const { invitation, settled } = useInvitation()
  if (!settled) return null
  return (
    <PageTitle>{invitation?.kind === 'valid' ? invitedTitle(invitation.firstName) : brand.name}</PageTitle>
  )
}

function JoinSection() {
  const { settled, code } = useInvitation()
  if (!useJoinSection()) return null
  return (
    <div id="join-form">
      <section
        id="registration-form"
        aria-labelledby="registration-title"
        className="border-t border-line bg-sunk"
      >
        <div className="page-width section-space">
          <Suspense fallback={<div className="min-h-dvh" data-hash-pending />}>
            <RegistrationPanel ready={settled} initialReferralCode={code} headingId="registration-title" />
          </Suspense>
        </div>
      </section>
    </div>
  )
}

/** `/` and `/ref/{code}`: the sections in the order of 000 §2. */
export function Component() {
  return (
    <>
      <InvitedTitle />
      {hero}
      {aboveForm}
      <JoinSection />
      {belowForm}
    </>
  )
}
