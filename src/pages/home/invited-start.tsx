import { useState, type ReactNode } from 'react'
import { brand } from '#shared/brand.ts'
import { useCurrentUser } from '#src/features/accounts/queries.ts'
import { FoundingPanel } from '#src/features/early-access/founding-panel.tsx'
import { InvitationNotice } from '#src/features/referrals/invitation-notice.tsx'
import { InviterCard } from '#src/features/referrals/inviter-card.tsx'
import { JoinLink } from '#src/features/referrals/join-link.tsx'
import { useInvitation } from '#src/features/referrals/use-invitation.ts'
import { useHydrated } from '#src/lib/hydration.ts'
import { Button } from '#src/ui/button.tsx'
import { joinLabel } from './content.ts'
import { LicenseTypesLink } from './license-types-link.tsx'

type InvitedStartProps = {
  /** The home page's own start, for those who are members already. */
  usual: ReactNode
  form: ReactNode
  above: ReactNode
}

/** The start of the home page behind an invitation link: who invites, and the form right below. */
export function InvitedStart({ usual, form, above }: InvitedStartProps) {
  const { invitation } = useInvitation()
  const user = useCurrentUser()
  const hydrated = useHydrated()
  const [wasVisitor, setWasVisitor] = useState(false)
  // Somebody who joins here keeps the page while they are welcomed.
  if (hydrated && !user && !wasVisitor) setWasVisitor(true)
  if (user && !wasVisitor)
    return (
      <>
        {invitation && (
          <div className="page-width -mb-3 pt-9">
            <InvitationNotice invitation={invitation} />
          </div>
        )}
        {usual}
      </>
    )
  return (
    <>
      <section aria-labelledby="hero-title" className="page-width pt-5 pb-8 md:py-12">
        <div className="grid items-start gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.06fr)]">
          <InviterCard invitation={user ? null : invitation} />
          <div>
            <h1 id="hero-title" className="max-sm:text-3xl">
              {brand.state}’s licensed cannabis trade, introduced to itself.
            </h1>
            <p className="mt-3 text-ink-soft max-sm:sr-only">
              Growers, makers, stores and the people who serve them. Licenses are checked by hand, and every
              profile says whether its license has been.
            </p>
            <Button asChild size="lg" className="mt-5 max-sm:w-full max-sm:px-3 max-sm:text-[1rem]">
              <JoinLink>{joinLabel}</JoinLink>
            </Button>
            <LicenseTypesLink />
          </div>
        </div>
      </section>
      {form}
      <div className="page-width section-space">
        <FoundingPanel />
      </div>
      {above}
    </>
  )
}
