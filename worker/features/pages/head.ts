import { html, raw } from 'hono/html'
import { brand, fullTitle } from '#shared/brand.ts'

/** What search engines and link previews read of a page. */
export type Head = {
  title: string
  description: string
  /** Hidden from search results: private pages, invitations and errors. */
  isHidden: boolean
  /** The page's path; an invitation's includes its code. */
  path: string
}

const organization = (siteUrl: string) =>
  JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: brand.name,
    url: siteUrl,
    logo: `${siteUrl}/icon-512.png`,
    email: brand.email,
    areaServed: brand.state,
  }).replaceAll('<', String.raw`\u003c`)

/** The tags for `head`, with every value escaped. Addresses use the configured site, never the request's host. */
export function headTags({ title, description, isHidden, path }: Head, siteUrl: string): string {
  // Concatenated, not resolved: `//elsewhere` would resolve to another site.
  const url = new URL(siteUrl + path).href
  const picture = `${siteUrl}/og.png`
  return String(html`
    <meta name="description" content="${description}" />
    ${isHidden ? html`<meta name="robots" content="noindex" />` : html`<link rel="canonical" href="${url}" />`}
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content="${brand.name}" />
    <meta property="og:title" content="${fullTitle(title)}" />
    <meta property="og:description" content="${description}" />
    <meta property="og:url" content="${url}" />
    <meta property="og:image" content="${picture}" />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    <meta property="og:image:alt" content="${brand.name}: the Founding Fifty" />
    <meta name="twitter:card" content="summary_large_image" />
    <meta name="twitter:title" content="${fullTitle(title)}" />
    <meta name="twitter:description" content="${description}" />
    <meta name="twitter:image" content="${picture}" />
    ${
      path === '/'
        ? html`<script type="application/ld+json">
            ${raw(organization(siteUrl))}
          </script>`
        : ''
    }
  `)
}
