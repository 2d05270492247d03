import { prerender } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import type { CopyState } from '#shared/launch/phase.ts'
import { App } from './app.tsx'
import { PrerenderedCopyState } from '#src/features/launch/queries.ts'
import { createQueryClient } from '#src/lib/query-client.ts'
import { routes } from './routes.tsx'

/** The markup of one page in one copy state, the same as the browser's first render. Runs at build time. */
export async function renderPage(path: string, copyState: CopyState): Promise<string> {
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(`http://localhost${path}`))
  if (context instanceof Response) throw new Error(`${path} answers ${context.status} instead of a page`)
  const router = createStaticRouter(handler.dataRoutes, context)
  const errors: unknown[] = []
  const { prelude } = await prerender(
    <App queryClient={createQueryClient()}>
      <PrerenderedCopyState value={copyState}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </PrerenderedCopyState>
    </App>,
    {
      // Suspended parts would be revealed by an inline script, which the CSP blocks: everything is rendered in place.
      progressiveChunkSize: Infinity,
      // A part that throws would be rendered as if it were suspended.
      onError: (error) => void errors.push(error),
    },
  )
  const markup = await new Response(prelude).text()
  if (errors.length > 0) throw new Error(`${path} cannot be prerendered`, { cause: errors[0] })
  return markup
}
