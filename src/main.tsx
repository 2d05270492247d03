import { setNonce } from 'get-nonce'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, type DataRouter, matchRoutes, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { copyStates } from '#shared/launch/phase.ts'
import { App } from './app.tsx'
import { sessionQuery } from '#src/features/accounts/queries.ts'
import { PrerenderedCopyState } from '#src/features/launch/queries.ts'
import { createQueryClient } from '#src/lib/query-client.ts'
import { currentUser } from '#src/lib/stored-user.ts'
import { routesFor } from './routes.tsx'

// Radix adds a style element for its scroll lock; the CSP requires the page's nonce on it.
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content
if (nonce) setNonce(nonce)

/** Loads the modules of a prerendered page before the router starts, so that the first render is the page itself. */
async function loadFirstPage(routes: RouteObject[]) {
  for (const { route } of matchRoutes(routes, window.location) ?? []) {
    const lazy = (route as RouteObject).lazy
    if (typeof lazy !== 'function') continue
    Object.assign(route, await lazy(), { lazy: undefined })
  }
}

/** Waits until the router has the first page, or its error page. */
const initialized = (router: DataRouter) =>
  new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve()
    const leave = router.subscribe((state) => {
      if (!state.initialized) return
      leave()
      resolve()
    })
  })

/** Lets the browser handle input between two tasks. */
const yieldToMain = () => new Promise((resolve) => setTimeout(resolve))

async function start(root: HTMLElement) {
  await yieldToMain()
  const queryClient = createQueryClient()
  if (root.dataset['session'] !== undefined && currentUser() === null)
    void queryClient.prefetchQuery(sessionQuery)
  const routes = routesFor(queryClient)
  const prerendered = copyStates.find((state) => state === root.dataset['copyState']) ?? null
  const isPrerendered = prerendered !== null
  // If a module fails to load, its `lazy` stays in place: the router retries and shows its error page.
  if (isPrerendered) await loadFirstPage(routes).catch(() => undefined)
  await yieldToMain()
  // With hydration data the router keeps the scroll position of a visitor who has already scrolled.
  const router = createBrowserRouter(routes, isPrerendered ? { hydrationData: {} } : {})
  await initialized(router)
  const app = (
    <App queryClient={queryClient}>
      <PrerenderedCopyState value={prerendered}>
        <RouterProvider router={router} />
      </PrerenderedCopyState>
    </App>
  )
  await yieldToMain()
  if (isPrerendered) startTransition(() => void hydrateRoot(root, app))
  else createRoot(root).render(app)
}

const root = document.getElementById('root')
if (root) void start(root)
