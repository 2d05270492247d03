/**
 * The community's name, contacts and launch. Launching another state means editing this file and `wrangler.toml`;
 * `index.html` and the manifest bear the name too, and a test compares them.
 */
export const brand = {
  name: 'North Leaf Network',
  shortName: 'North Leaf',
  email: 'hello@northleaf.example',
  phone: '(612) 555-0100',
  phoneHref: 'tel:+16125550100',
  state: 'Minnesota',
  stateCode: 'MN',
  location: 'Minnesota',
  /** The default of the `LAUNCH_AT` variable. */
  launchAt: '2025-10-01T00:00:00Z',
  /** The launch date as the copy names it. It stays the same if `LAUNCH_AT` differs. */
  launchDateCopy: 'October 1st, 2025',
  token: 'SkunkToken',
  tokens: 'SkunkTokens',
  trademark: '™',
} as const

/** The name in the tab: `Contact Us · North Leaf Network`. */
export function fullTitle(title: string): string {
  return title === brand.name ? title : `${title} · ${brand.name}`
}
