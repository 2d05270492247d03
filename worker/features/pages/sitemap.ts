import { html } from 'hono/html'
import { sampleBusinesses } from '#shared/directory/sample-businesses.ts'
import { pages } from '#shared/pages/pages.ts'

/** Second addresses of a page that has a first one; search engines get the first. */
const aliases = new Set([
  '/terms-of-service',
  '/privacy-policy',
  '/business-directory',
  '/enhanced-directory',
  '/business',
  '/login',
])

/** Every page that a search engine may show. */
export function sitemap(siteUrl: string): string {
  const fixed = pages
    .filter(({ kind, path }) => kind === 'written' && !path.includes(':') && !aliases.has(path))
    .map(({ path }) => path)
  const paths = [...fixed, ...sampleBusinesses.map(({ id }) => `/business/${id}`)]
  return `<?xml version="1.0" encoding="UTF-8"?>\n${html`<urlset
    xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"
    >${paths.map((path) => html`<url><loc>${new URL(path, siteUrl).href}</loc></url>`)}</urlset
  >`}`
}

/** What crawlers should leave alone; private pages say so themselves too. */
export function robots(siteUrl: string): string {
  const closed = [
    '/api/',
    '/admin',
    '/dashboard',
    '/referral-dashboard',
    '/vendor-dashboard',
    '/account$',
    '/profile/edit',
  ]
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n')
}
