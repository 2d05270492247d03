import { lazy, Suspense } from 'react'
import { Outlet, ScrollRestoration, useMatches, useNavigation, type Location } from 'react-router'
import { useHashFocus } from '#src/components/use-hash-focus.ts'
import { useCurrentUser, useSessionKeeping } from '#src/data/session.ts'
import { useHydrated } from '#src/lib/hydration.ts'
import { AssistantBanner } from './assistant-banner.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { useHeadingFocus } from './use-heading-focus.ts'

// Nobody needs it before the first deed; F8 does as soon as it is there.
const Toaster = lazy(() => import('#src/ui/toaster.tsx').then(({ Toaster }) => ({ default: Toaster })))

const Assistant = lazy(() =>
  import('#src/components/assistant/assistant.tsx').then(({ Assistant }) => ({ default: Assistant })),
)

const LiveUpdates = lazy(() =>
  import('./live-updates.tsx').then(({ LiveUpdates }) => ({ default: LiveUpdates })),
)

/** What a route may say about its frame. */
export type RouteHandle = {
  /** Leaves out the header's Join Network (000 §2). */
  hidesJoin?: boolean
}

/** Every first page has the key 'default': without its path it would take the place of the page loaded before it. */
const placeOf = ({ key, pathname }: Location) => (key === 'default' ? pathname : key)

/** The frame of every page. */
export function Shell() {
  useSessionKeeping()
  const user = useCurrentUser()
  useHashFocus()
  const hydrated = useHydrated()
  const main = useHeadingFocus()
  const loading = useNavigation().state === 'loading'
  const hidesJoin = useMatches().some(({ handle }) => (handle as RouteHandle | undefined)?.hidesJoin)
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only z-50 rounded-md bg-spruce px-4 py-3 font-semibold text-on-spruce focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to content
      </a>
      <AssistantBanner />
      <Header hidesJoin={hidesJoin} />
      {loading && (
        <div
          className="fixed inset-x-0 top-0 z-50 h-0.75 animate-pulse bg-gold"
          role="progressbar"
          aria-label="Loading"
        />
      )}
      <OfflineNotice />
      <main id="content" ref={main} tabIndex={-1} className="flex-1">
        <Outlet />
      </main>
      <Footer />
      {user && (
        <Suspense>
          <LiveUpdates key={user.id} />
        </Suspense>
      )}
      <Suspense>
        <Toaster />
      </Suspense>
      {/* A written page shows no launcher: until the application is alive it could open nothing. */}
      {hydrated && (
        <Suspense>
          <Assistant />
        </Suspense>
      )}
      <ScrollRestoration getKey={placeOf} />
    </div>
  )
}
