import { Hono } from 'hono'
import type { InvitationParts } from '#shared/referrals/invitation.ts'
import { fullTitle } from '#shared/brand.ts'
import type { AppContext, AppEnv } from '#worker/http/context.ts'
import { depsFrom } from '#worker/auth/deps.ts'
import { pageSecurityHeaders } from '#worker/http/security-headers.ts'
import { kindOf, log } from '#worker/http/log.ts'
import { failures, problem } from '#worker/http/problem.ts'
import { hasSessionCookie } from '#worker/auth/sessions.ts'
import { visitorOf } from '#worker/auth/visitor.ts'
import { headTags } from './head.ts'
import { invitedJoinLink } from './invited-links.ts'
import { type ChosenPage, choosePage, plainPage, shell } from './service.ts'
import { robots, sitemap } from './sitemap.ts'

const methods = new Set(['GET', 'HEAD'])

/** Whether a path that no asset has names a file: it has an extension, or is in a folder that only holds files. */
const isAsset = (path: string) => /^\/(?:assets|pages)\//.test(path) || /\.[a-z0-9]{2,11}$/i.test(path)

/** The page for a path. If the database fails, the page is served without figures and names. */
async function pageFor(c: AppContext, path: string): Promise<ChosenPage> {
  try {
    // `?type=` is a step of /account-setup, which only the browser renders.
    const isPersonal = hasSessionCookie(c) || c.req.query('type') !== undefined
    return await choosePage(depsFrom(c), path, { isPersonal, visitor: visitorOf(c) })
  } catch (error) {
    log('warn', 'page_without_data', { requestId: c.get('requestId'), kind: kindOf(error) })
    return plainPage(path)
  }
}

const isPart = (name: string, parts: InvitationParts): name is keyof InvitationParts =>
  Object.hasOwn(parts, name)
/** The asset of a page; the shell where there is no prerendered page, as in `npm run dev`. */
async function assetFor(c: AppContext, file: string): Promise<Response> {
  const fetchAsset = (path: string) => c.env.ASSETS.fetch(new URL(path, c.req.url))
  const asset = await fetchAsset(file)
  return asset.ok ? asset : fetchAsset(shell)
}

export const pageRoutes = new Hono<AppEnv>()
  .use(pageSecurityHeaders)
  .get('/sitemap.xml', (c) =>
    c.body(sitemap(c.env.SITE_URL), 200, { 'Content-Type': 'application/xml; charset=utf-8' }),
  )
  .get('/robots.txt', (c) => c.text(robots(c.env.SITE_URL)))
  .all('*', async (c) => {
    const url = new URL(c.req.url)
    const { pathname, search } = url
    if (!methods.has(c.req.method)) {
      c.header('Allow', 'GET, HEAD')
      return problem(c, { status: 405, code: 'METHOD_NOT_ALLOWED', message: 'Pages can only be read.' })
    }
    // A page at `//elsewhere` would contain links to another site.
    if (pathname.startsWith('//')) return c.redirect(pathname.replace(/^\/+/, '/') + search, 308)
    if (isAsset(pathname)) {
      c.header('Cache-Control', 'no-store')
      return problem(c, failures.notFound)
    }
    const { file, status, head, invitation } = await pageFor(c, pathname)
    const asset = await assetFor(c, file)
    const nonce = c.get('secureHeadersNonce') ?? ''
    const joinLink = invitedJoinLink(url)
    const page = new HTMLRewriter()
      .on('meta[name="csp-nonce"]', { element: (meta) => void meta.setAttribute('content', nonce) })
      .on('head > style', { element: (style) => void style.setAttribute('nonce', nonce) })
      .on('a[href$="#registration-form"]', {
        element: (link) => void (joinLink && link.setAttribute('href', joinLink)),
      })
      .on('[data-invitation]', {
        element: (place) => {
          const part = place.getAttribute('data-invitation') ?? ''
          if (invitation && isPart(part, invitation)) place.setInnerContent(invitation[part])
        },
      })
      // Browsers clear storage sooner than cookies, so only the server can tell that a member may be signed in.
      .on('#root', { element: (root) => void (hasSessionCookie(c) && root.setAttribute('data-session', '')) })
      .on('title', { element: (title) => void title.setInnerContent(fullTitle(head.title)) })
      .on('head', { element: (tag) => void tag.append(headTags(head, c.env.SITE_URL), { html: true }) })
      .transform(new Response(asset.body))
    return new Response(page.body, {
      status,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        // Revalidated each time, since the phase may have changed; cached for the back button.
        'Cache-Control': 'private, no-cache',
        Vary: 'Cookie',
      },
    })
  })
