import { html } from 'hono/html'
import { sampleBusinesses } from '#shared/directory/sample-businesses.ts'
import { pages } from '#shared/pages/pages.ts'

/** Additional addresses of pages; search engines get only the main one. */
const aliases = new Set([
  '/terms-of-service',
  '/privacy-policy',
  '/business-directory',
  '/enhanced-directory',
  '/business',
  '/login',
])

/** Every page that search engines may index, as XML. */
export function sitemap(siteUrl: string): string {
  const fixed = pages
    .filter(({ kind, path }) => kind === 'prerendered' && !path.includes(':') && !aliases.has(path))
    .map(({ path }) => path)
  const paths = [...fixed, ...sampleBusinesses.map(({ id }) => `/business/${id}`)]
  return `<?xml version="1.0" encoding="UTF-8"?>\n${html`<urlset
    xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"
    >${paths.map((path) => html`<url><loc>${new URL(path, siteUrl).href}</loc></url>`)}</urlset
  >`}`
}

/** Tells crawlers which paths to skip; private pages also have a `noindex` tag. */
export function robots(siteUrl: string): string {
  const disallowed = [
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
    ...disallowed.map((path) => `Disallow: ${path}`),
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n')
}
