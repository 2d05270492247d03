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

// Loads after the page; F8 (focus the toasts) works once it is loaded.
const Toaster = island(() => import('./toaster.tsx').then(({ Toaster }) => Toaster), { when: 'now' })

const Assistant = island(
  () => import('#src/features/assistant/assistant.tsx').then(({ Assistant }) => Assistant),
  { when: 'now' },
)

const LiveUpdates = island(() => import('./live-updates.tsx').then(({ LiveUpdates }) => LiveUpdates), {
  when: 'now',
})

/** Every first page has the key 'default', so its path tells it apart from other first pages. */
const scrollKey = ({ key, pathname }: Location) => (key === 'default' ? pathname : key)

// Constant elements: React skips them when the shell re-renders, so each part hydrates independently.
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

/** Whether a matched route asks for it. */
const useHandle = (option: keyof RouteHandle) =>
  useMatches().some(({ handle }) => (handle as RouteHandle | undefined)?.[option])

function ShellHeader() {
  return <Header hidesJoin={useHandle('hidesJoin')} />
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

/** Session sync and live updates for the signed-in member. */
function Session() {
  useSessionSync()
  const user = useCurrentUser()
  if (!user) return null
  return <LiveUpdates key={user.id} />
}

/** Before hydration the launcher could not open anything. */
function AssistantAfterHydration() {
  if (!useHydrated()) return null
  return <Assistant />
}

/** The layout of every page: banner, header, content, footer, and global overlays. */
export function Shell() {
  useHashFocus()
  const main = useHeadingFocus()
  const isBare = useHandle('isBare')
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only z-50 rounded-md bg-spruce px-4 py-3 font-semibold text-on-spruce focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to content
      </a>
      {!isBare && banner}
      {!isBare && header}
      <p id="without-scripts" className="page-width hidden pt-4 text-sm text-ink-soft noscript:block">
        This page can be read without JavaScript. Joining, signing in, writing to us and the directory’s list
        need it.
      </p>
      <LoadingLine />
      <OfflineNotice />
      <main id="content" ref={main} tabIndex={-1} className="flex-1">
        {page}
      </main>
      {!isBare && footer}
      <Session />
      {toaster}
      {!isBare && <AssistantAfterHydration />}
      <ScrollRestoration getKey={scrollKey} />
    </div>
  )
}
