import { useLocation, useParams } from 'react-router'
import { referralCodeFrom } from '#shared/referral-code.ts'
import { PageTitle } from '#src/components/page-title.tsx'
import { RegistrationPanel } from '#src/components/registration/registration-panel.tsx'
import { useKeptReferralCode } from '#src/data/referral-code.ts'
import { useHydrated } from '#src/lib/hydration.ts'

/** `/account-setup` and `/vendor-ref/{code}`: the registration on a page of its own. */
export function Component() {
  const { code: linked } = useParams()
  const { search } = useLocation()
  const kept = useKeptReferralCode()
  const hydrated = useHydrated()
  const asked = linked ?? new URLSearchParams(search).get('ref') ?? ''
  return (
    <div className="bg-sunk">
      <PageTitle>Join</PageTitle>
      <RegistrationPanel
        ready={hydrated}
        initialReferralCode={referralCodeFrom(asked) ?? kept}
        headingLevel="h1"
      />
    </div>
  )
}
