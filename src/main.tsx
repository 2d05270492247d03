import { setNonce } from 'get-nonce'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { copyStates } from '#shared/launch/phase.ts'
import { App } from './app.tsx'
import { sessionQuery } from '#src/features/accounts/queries.ts'
import { PrerenderedCopyState } from '#src/features/launch/queries.ts'
import { createQueryClient } from '#src/lib/query-client.ts'
import { currentUser } from '#src/lib/stored-user.ts'
import { routes } from './routes.tsx'

// Radix writes a style element for its scroll lock; the CSP takes it with the nonce of this page only.
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content
if (nonce) setNonce(nonce)

/** Loads the parts of the first page before the router starts, so that the first render is the page itself. */
async function loadFirstPage() {
  for (const { route } of matchRoutes(routes, window.location) ?? []) {
    const lazy = (route as RouteObject).lazy
    if (typeof lazy !== 'function') continue
    Object.assign(route, await lazy(), { lazy: undefined })
  }
}

/** Lets the browser answer its visitor between two pieces of work. */
const breathe = () => new Promise((resolve) => setTimeout(resolve))

async function start(root: HTMLElement) {
  await breathe()
  // A part that fails to load leaves its `lazy` in place: the router tries again and shows its error page.
  await loadFirstPage().catch(() => undefined)
  await breathe()
  const written = copyStates.find((state) => state === root.dataset['copyState']) ?? null
  const isWritten = written !== null
  // With data to start from, the router takes the page as it stands: a visitor who has scrolled already stays there.
  const router = createBrowserRouter(routes, isWritten ? { hydrationData: {} } : {})
  const queryClient = createQueryClient()
  if (root.dataset['session'] !== undefined && currentUser() === null)
    void queryClient.prefetchQuery(sessionQuery)
  const app = (
    <App queryClient={queryClient}>
      <PrerenderedCopyState value={written}>
        <RouterProvider router={router} />
      </PrerenderedCopyState>
    </App>
  )
  await breathe()
  if (isWritten) startTransition(() => void hydrateRoot(root, app))
  else createRoot(root).render(app)
}

const root = document.getElementById('root')
if (root) void start(root)
