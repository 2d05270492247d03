import { BadgeCheck, CalendarCheck, Coins, DoorOpen, ScrollText } from 'lucide-react'
import { referralCreditNote } from '#shared/referrals/invitation.ts'
import { countCaptions } from '#shared/early-access/membership-copy.ts'
import { formPlacesNote, phaseCopy } from '#shared/launch/phase-copy.ts'
import { referralTokens, tokenLabel, welcomeTokens } from '#shared/tokens/tokens.ts'
import { NewDate } from '#src/features/launch/new-date.tsx'
import { useCopyState } from '#src/features/launch/queries.ts'
import { useStats } from '#src/features/early-access/queries.ts'
import { island } from '#src/boot/island.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { membershipRules, publishedCounts, registrationCopy, registrationTitle } from './content.ts'
import { FormMissing } from './form-missing.tsx'
import { FormSkeleton } from './form-skeleton.tsx'
import type { OnJoined } from './use-registration.ts'

const RegistrationForm = island(
  () => import('./registration-form.tsx').then(({ RegistrationForm }) => RegistrationForm),
  { when: 'now', fallback: <FormSkeleton />, missing: FormMissing },
)

type RegistrationPanelProps = {
  /** False while an invitation's code is being looked up. */
  ready?: boolean
  initialReferralCode?: string | undefined
  onJoined?: OnJoined
  headingLevel?: 'h1' | 'h2'
  headingId?: string
}

/** The form and the reasons to join. */
export function RegistrationPanel({
  ready = true,
  initialReferralCode,
  onJoined,
  headingLevel: Heading = 'h2',
  headingId,
}: RegistrationPanelProps) {
  const [opening, dashed, promise] = registrationTitle
  const FormHeading = Heading === 'h1' ? 'h2' : 'h3'
  return (
    <div className="grid items-start gap-x-16 gap-y-7 lg:grid-cols-[minmax(0,0.8fr)_minmax(0,1.2fr)] lg:grid-rows-[auto_1fr]">
      <Heading id={headingId} tabIndex={-1} data-hash-focus>
        {opening} <span className="whitespace-nowrap">{dashed}</span> {promise}
      </Heading>
      {/* On a phone the form comes before the reasons to join. */}
      <div className="rounded-lg border border-line bg-surface p-5 sm:p-8 lg:row-span-2">
        <p className="text-sm font-semibold text-gold-ink">{registrationCopy.step}</p>
        <FormHeading className="mt-1 mb-6 text-2xl">{registrationCopy.heading}</FormHeading>
        <PlacesNote />
        {ready ? (
          <RegistrationForm initialReferralCode={initialReferralCode} onJoined={onJoined} />
        ) : (
          <FormSkeleton />
        )}
      </div>
      <Promises />
    </div>
  )
}

function PlacesNote() {
  const stats = useStats()
  const note = stats && formPlacesNote(stats.foundingRemaining)
  return note ? <p className="-mt-4 mb-6 text-ink-soft">{note}</p> : null
}

function Promises() {
  const stats = useStats()
  const state = useCopyState()
  const copy = phaseCopy[state]
  return (
    <div>
      <ul className="grid gap-5 max-lg:mt-3">
        {(stats?.foundingRemaining ?? 1) > 0 && <Point icon={BadgeCheck}>{copy.foundingPromise}</Point>}
        {state === 'pre' && (
          <Point icon={CalendarCheck}>
            {copy.ownerPromise} <NewDate after={copy.ownerPromise} />
          </Point>
        )}
        <Point icon={DoorOpen}>
          {state === 'pre' && `${copy.earlyAccess} `}
          {copy.connections} <NewDate after={copy.connections} />
        </Point>
        <Point icon={Coins}>
          You get {tokenLabel(welcomeTokens)} for registering. Whoever invited you gets{' '}
          {tokenLabel(referralTokens('business'))} for a verified referral, a vendor partner{' '}
          {tokenLabel(referralTokens('vendor'))}. <span className="text-ink-soft">{referralCreditNote}</span>
        </Point>
        <Point icon={ScrollText}>{membershipRules.join(' ')}</Point>
      </ul>
      <div className="mt-8 border-t border-line pt-5">
        <p className="min-h-7 font-display text-xl font-semibold figures">
          {stats && countCaptions.live(stats.totalLicensees)}
        </p>
        {state === 'pre' && (
          <p className="mt-1 text-sm text-ink-soft">
            {countCaptions.published}: {publishedCounts.sentence}
          </p>
        )}
      </div>
    </div>
  )
}

function Point({ icon, children }: { icon: typeof Coins; children: React.ReactNode }) {
  return (
    <li className="flex gap-4">
      <Icon as={icon} className="mt-0.5 text-spruce" />
      <p className="min-w-0">{children}</p>
    </li>
  )
}
