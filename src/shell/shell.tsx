import type { RouteHandle } from '#src/lib/route-handle.ts'
import { Suspense } from 'react'
import { Outlet, ScrollRestoration, useMatches, useNavigation, type Location } from 'react-router'
import { useHashFocus } from './use-hash-focus.ts'
import { useCurrentUser, useSessionSync } from '#src/features/accounts/queries.ts'
import { useHydrated } from '#src/lib/hydration.ts'
import { island } from '#src/boot/island.tsx'
import { AssistantBanner } from './assistant-banner.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { useHeadingFocus } from './use-heading-focus.ts'

// Nobody needs it before the first deed; F8 does as soon as it is there.
const Toaster = island(() => import('./toaster.tsx').then(({ Toaster }) => Toaster), { when: 'now' })

const Assistant = island(
  () => import('#src/features/assistant/assistant.tsx').then(({ Assistant }) => Assistant),
  { when: 'now' },
)

const LiveUpdates = island(() => import('./live-updates.tsx').then(({ LiveUpdates }) => LiveUpdates), {
  when: 'now',
})

/** Every first page has the key 'default': without its path it would take the place of the page loaded before it. */
const scrollKey = ({ key, pathname }: Location) => (key === 'default' ? pathname : key)

// Made once, so that no part is drawn anew with its frame: each comes to life by itself, and what is pressed comes first.
const banner = (
  <Suspense>
    <AssistantBanner />
  </Suspense>
)
const header = (
  <Suspense>
    <ShellHeader />
  </Suspense>
)
const page = (
  <Suspense>
    <Outlet />
  </Suspense>
)
const footer = (
  <Suspense>
    <Footer />
  </Suspense>
)
const toaster = <Toaster />

function ShellHeader() {
  const hidesJoin = useMatches().some(({ handle }) => (handle as RouteHandle | undefined)?.hidesJoin)
  return <Header hidesJoin={hidesJoin} />
}

function LoadingLine() {
  if (useNavigation().state !== 'loading') return null
  return (
    <div
      className="fixed inset-x-0 top-0 z-50 h-0.75 animate-pulse bg-gold"
      role="progressbar"
      aria-label="Loading"
    />
  )
}

/** What follows the signed-in member around. */
function Session() {
  useSessionSync()
  const user = useCurrentUser()
  if (!user) return null
  return <LiveUpdates key={user.id} />
}

/** A written page shows no launcher: until the application is alive it could open nothing. */
function AssistantAfterHydration() {
  if (!useHydrated()) return null
  return <Assistant />
}

/** The frame of every page. */
export function Shell() {
  useHashFocus()
  const main = useHeadingFocus()
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only z-50 rounded-md bg-spruce px-4 py-3 font-semibold text-on-spruce focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to content
      </a>
      {banner}
      {header}
      <p id="without-scripts" className="page-width hidden pt-4 text-sm text-ink-soft noscript:block">
        This page can be read without JavaScript. Joining, signing in, writing to us and the directory’s list
        need it.
      </p>
      <LoadingLine />
      <OfflineNotice />
      <main id="content" ref={main} tabIndex={-1} className="flex-1">
        {page}
      </main>
      {footer}
      <Session />
      {toaster}
      <AssistantAfterHydration />
      <ScrollRestoration getKey={scrollKey} />
    </div>
  )
}
