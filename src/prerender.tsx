import { prerender } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import type { CopyState } from '#shared/launch/phase.ts'
import { App } from './app.tsx'
import { PrerenderedCopyState } from '#src/features/launch/queries.ts'
import { createQueryClient } from '#src/lib/query-client.ts'
import { routesFor } from './routes.tsx'

/** Renders one page in one copy state, exactly as the browser's first render. Runs at build time. */
export async function renderPage(path: string, copyState: CopyState): Promise<string> {
  const queryClient = createQueryClient()
  const handler = createStaticHandler(routesFor(queryClient))
  const context = await handler.query(new Request(`http://localhost${path}`))
  if (context instanceof Response) throw new Error(`${path} answers ${context.status} instead of a page`)
  const router = createStaticRouter(handler.dataRoutes, context)
  const errors: unknown[] = []
  const { prelude } = await prerender(
    <App queryClient={queryClient}>
      <PrerenderedCopyState value={copyState}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </PrerenderedCopyState>
    </App>,
    {
      // React would reveal suspended content with an inline script, which the CSP blocks, so everything renders in
      // place.
      progressiveChunkSize: Infinity,
      // React would otherwise treat a component that throws as suspended.
      onError: (error) => void errors.push(error),
    },
  )
  const markup = await new Response(prelude).text()
  if (errors.length > 0) throw new Error(`${path} cannot be prerendered`, { cause: errors[0] })
  return markup
}
