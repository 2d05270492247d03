import { ArrowLeft } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { invitationText } from '#shared/referrals/invitation.ts'
import { invitedTitle, type Invitation } from '#shared/referrals/invited-title.ts'
import { accountTypes, type AccountType } from '#shared/tokens/tokens.ts'
import { InvitationPlace } from '#src/features/referrals/invitation-place.tsx'
import { PageTitle } from '#src/ui/page-title.tsx'
import { RegistrationPanel } from '#src/features/registration/registration-panel.tsx'
import { VendorPanel } from '#src/features/registration/vendor-panel.tsx'
import { useInvitation, useInvitationStorage } from '#src/features/referrals/use-invitation.ts'
import { useCurrentUser } from '#src/features/accounts/queries.ts'
import { useHydrated } from '#src/lib/hydration.ts'
import { paths } from '#src/paths.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { TextLink } from '#src/ui/text-link.tsx'
import { AccountTypeChooser } from '#src/features/registration/account-type-chooser.tsx'
import { chooserCopy } from '#src/features/registration/account-setup-content.ts'

/** Where a new member is redirected, by account type. */
const landingPaths = {
  business: paths.referralDashboard,
  vendor: paths.vendorDashboard,
} as const satisfies Record<AccountType, (id: number) => string>

/** The step, from the query's `type`, so that back, reload and links work. */
function useStep(): AccountType | null {
  const [search] = useSearchParams()
  const hydrated = useHydrated()
  const given = search.get('type')
  return hydrated ? (accountTypes.find((type) => type === given) ?? null) : null
}

/** `/account-setup` and `/vendor-ref/{code}`: the account type, then its form. */
export function Component() {
  const [, setSearch] = useSearchParams()
  useInvitationStorage()
  const { invitation, isNoticePending, isResolved, code } = useInvitation()
  const step = useStep()
  const headingId = useId()
  const page = useFocusOn(step)
  const navigate = useNavigate()
  const redirectTo = (type: AccountType) => (id: number) => void navigate(landingPaths[type](id))
  const setStep = (type: AccountType | null) =>
    setSearch((search) => {
      if (type) search.set('type', type)
      else search.delete('type')
      return search
    })

  return (
    <div ref={page} className="bg-sunk">
      {isResolved && <PageTitle>{titleOf(step, invitation)}</PageTitle>}
      <div className="page-width section-space">
        <InvitationBanner invitation={invitation} isNoticePending={isNoticePending} />
        {step && (
          <TextLink asChild variant="action" className="mb-5">
            <button type="button" onClick={() => setStep(null)}>
              <Icon as={ArrowLeft} size="sm" />
              {chooserCopy.another}
            </button>
          </TextLink>
        )}
        {step === null && <AccountTypeChooser headingId={headingId} onChosen={setStep} />}
        {step === 'vendor' && (
          <VendorPanel
            ready={isResolved}
            suppliedCode={code}
            onJoined={redirectTo('vendor')}
            headingId={headingId}
          />
        )}
        {step === 'business' && (
          <RegistrationPanel
            ready={isResolved}
            initialReferralCode={code}
            onJoined={redirectTo('business')}
            headingLevel="h1"
            headingId={headingId}
          />
        )}
      </div>
    </div>
  )
}

function titleOf(step: AccountType | null, invitation: Invitation | null): string {
  if (step === 'vendor') return 'Become a Vendor Partner'
  return invitation?.kind === 'valid' ? invitedTitle(invitation) : 'Join'
}

/** The invitation's notice; signed-in members read that they are members already. */
function InvitationBanner({
  invitation,
  isNoticePending,
}: {
  invitation: Invitation | null
  isNoticePending: boolean
}) {
  const user = useCurrentUser()
  const hydrated = useHydrated()
  const [wasVisitor, setWasVisitor] = useState(false)
  if (hydrated && !user && !wasVisitor) setWasVisitor(true)
  // A member who has just registered here is being redirected and needs no notice.
  if (user && wasVisitor) return null
  if (user) {
    return (
      <Notice className="mb-8 max-w-3xl">
        {invitation && `${invitationText(invitation)} `}You are signed in as {user.firstName} {user.lastName}.{' '}
        <TextLink asChild>
          <Link to={paths.dashboard(user.id)}>Go to Dashboard</Link>
        </TextLink>
      </Notice>
    )
  }
  if (!invitation) return isNoticePending && <InvitationPlace className="mb-8 max-w-3xl" />
  return (
    <Notice tone={invitation.kind === 'valid' ? 'success' : 'amber'} live className="mb-8 max-w-3xl">
      {invitationText(invitation)}
    </Notice>
  )
}

/** Moves the focus to the new heading after a step, as after a navigation. */
function useFocusOn(step: AccountType | null) {
  const page = useRef<HTMLDivElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    page.current?.querySelector('h1')?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [step])
  return page
}
