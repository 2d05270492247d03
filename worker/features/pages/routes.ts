import { Hono } from 'hono'
import type { AppEnv } from '#worker/http/context.ts'
import { contentSecurityPolicy } from '#worker/http/headers.ts'
import { failures, problem } from '#worker/http/problem.ts'
import { newToken } from '#worker/http/secrets.ts'
import { isKnownPage } from '#shared/pages.ts'

const methods = new Set(['GET', 'HEAD'])

/** A file that the assets do not have: anything with an extension, or below /assets. */
const isAsset = (path: string) => path.startsWith('/assets/') || /\.[a-z0-9]{2,5}$/i.test(path)

/** Answers every page with the app: 200 for a known route, 404 for another, with the CSP's nonce written in. */
export const pageRoutes = new Hono<AppEnv>().all('*', async (c) => {
  const { pathname } = new URL(c.req.url)
  if (!methods.has(c.req.method)) {
    c.header('Allow', 'GET, HEAD')
    return problem(c, { status: 405, code: 'METHOD_NOT_ALLOWED', message: 'Pages can only be read.' })
  }
  if (isAsset(pathname)) {
    c.header('Cache-Control', 'no-store')
    return problem(c, failures.notFound)
  }
  const shell = await c.env.ASSETS.fetch(new URL('/index.html', c.req.url))
  const nonce = newToken((bytes) => crypto.getRandomValues(new Uint8Array(bytes)))
  const page = new HTMLRewriter()
    .on('meta[name="csp-nonce"]', { element: (meta) => void meta.setAttribute('content', nonce) })
    .transform(new Response(shell.body, { headers: { 'Content-Type': 'text/html; charset=utf-8' } }))
  return new Response(page.body, {
    status: isKnownPage(pathname) ? 200 : 404,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': contentSecurityPolicy(nonce),
    },
  })
})
