import { Suspense } from 'react'
import { Link } from 'react-router'
import { brand } from '#shared/brand.ts'
import { phaseCopy } from '#shared/launch/phase-copy.ts'
import { JoinLink } from '#src/features/referrals/join-link.tsx'
import { useCurrentUser } from '#src/features/accounts/queries.ts'
import { useCopyState } from '#src/features/launch/queries.ts'
import { useStats } from '#src/features/early-access/queries.ts'
import type { StoredUser } from '#src/lib/stored-user.ts'
import { paths } from '#src/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Coin } from '#src/features/tokens/coin.tsx'
import { Countdown } from '#src/features/launch/countdown.tsx'
import { FoundingPanel } from '#src/features/early-access/founding-panel.tsx'
import { joinLabel } from './content.ts'
import { LicenseTypesLink } from './license-types-link.tsx'

const foundingPanel = (
  <Suspense>
    <FoundingPanel />
  </Suspense>
)

/** The home page's first section. On a phone the founding sheet comes before the countdown. */
export function Hero() {
  const user = useCurrentUser()
  return (
    <section aria-labelledby="hero-title" className="page-width py-9 md:py-16 lg:py-20">
      <div className="grid items-start gap-x-16 gap-y-9 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.06fr)] lg:grid-rows-[auto_1fr]">
        <div>
          <Eyebrow />
          <h1 id="hero-title" className="mt-3.5">
            {brand.state}’s licensed cannabis trade, introduced to itself.
          </h1>
          <p className="mt-4.5 max-w-[30.6em] text-lg text-ink-soft">
            Growers, makers, stores and the people who serve them. Licenses are checked by hand, and every
            profile says whether its license has been.
          </p>
          {user ? <WelcomeBack user={user} /> : <Join />}
          <LicenseTypesLink />
        </div>
        <div className="lg:row-span-2">{foundingPanel}</div>
        <Launch />
      </div>
    </section>
  )
}

function Eyebrow() {
  const open = (useStats()?.foundingRemaining ?? 1) > 0
  return (
    <p className="flex items-center gap-2 text-sm font-semibold text-gold-ink">
      <Coin />
      {open ? 'Founding membership is open' : 'The founding fifty are complete'}
    </p>
  )
}

function Join() {
  return (
    <div className="mt-7 flex flex-wrap gap-3">
      <Button asChild size="lg" className="max-sm:w-full max-sm:px-3 max-sm:text-[1rem]">
        <JoinLink>{joinLabel}</JoinLink>
      </Button>
    </div>
  )
}

function WelcomeBack({ user }: { user: StoredUser }) {
  return (
    <div className="mt-7 border-l-3 border-gold pl-5">
      <p className="font-display text-xl font-semibold">Welcome Back!</p>
      <p className="mt-1 text-ink-soft">
        You're already registered as {user.firstName} {user.lastName}
      </p>
      <Button asChild className="mt-4">
        <Link to={paths.dashboard(user.id)}>Go to Dashboard</Link>
      </Button>
    </div>
  )
}

/** The countdown, or the text that replaces it after the launch. */
function Launch() {
  const stats = useStats()
  const copy = phaseCopy[useCopyState()]
  return (
    <div className="grid gap-4">
      {copy.launchLine && (
        <p className="flex items-center gap-3 border-y border-line py-4 font-display text-xl font-semibold">
          <span aria-hidden className="size-2.5 shrink-0 rounded-full bg-moss" />
          <span className="text-balance">{copy.launchLine}</span>
        </p>
      )}
      {copy.showsCountdown && <Countdown launchAt={stats?.launchAt} />}
    </div>
  )
}
