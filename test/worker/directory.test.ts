import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { BusinessCard } from '#shared/directory/api.ts'
import { stateOfZip } from '#shared/directory/states.ts'
import { licenseIds, licenseLabel } from '#shared/licenses/catalogue.ts'
import { predefinedServices } from '#shared/profiles/services.ts'
import { vendorCategories } from '#shared/vendors/categories.ts'
import { vendorTiers } from '#shared/vendors/tiers.ts'
import { join, Visitor } from './support/client.ts'
import { manyMembers } from './support/many.ts'
import { takeUsage } from './support/recorded-database.ts'

const launched = env.LAUNCH_AT

beforeEach(async () => {
  env.LAUNCH_AT = launched
  await env.DB.exec('DELETE FROM businesses')
  await env.DB.exec('DELETE FROM users')
})
afterEach(() => {
  env.LAUNCH_AT = launched
})

const closed = () => {
  env.LAUNCH_AT = '2099-01-01T00:00:00Z'
}

async function page(viewer: Visitor, query = '') {
  const response = await viewer.get(`/api/businesses${query}`)
  expect(response.status, query).toBe(200)
  const cards = await response.json<BusinessCard[]>()
  const next = /<([^>]+)>; rel="next"/.exec(response.headers.get('Link') ?? '')?.[1]
  return { cards, next }
}

async function everything(viewer: Visitor, query = ''): Promise<BusinessCard[]> {
  const all: BusinessCard[] = []
  for (let at: string | undefined = query; at !== undefined;) {
    const { cards, next } = await page(viewer, at)
    all.push(...cards)
    at = next?.slice('/api/businesses'.length)
  }
  return all
}

const members = (cards: BusinessCard[]) => cards.filter((card) => typeof card.id === 'number')
const names = (cards: BusinessCard[]) => members(cards).map((card) => card.companyName)
const set = (id: number, assignment: string) =>
  env.DB.prepare(`UPDATE users SET ${assignment} WHERE id = ?`).bind(id).run()

async function named(companyName: string, given: Record<string, unknown> = {}) {
  const member = await join(given)
  await env.DB.prepare('UPDATE users SET company_name = ? WHERE id = ?')
    .bind(companyName, member.user.id)
    .run()
  return member
}

test('what each role sees in each phase', async () => {
  const visitor = new Visitor()
  const plain = await named('Plain')
  const early = await named('Early')
  await set(early.user.id, 'skunk_tokens = 5')
  const newVendor = await named('New vendor', { accountType: 'vendor' })
  const partner = await named('Partner', { accountType: 'vendor' })
  await set(partner.user.id, 'client_referrals = 5')
  const hidden = await named('Hidden')
  await set(hidden.user.id, 'is_profile_public = 0')
  const refused = await named('Refused')
  await set(refused.user.id, "license_status = 'refused'")
  const all = ['Plain', 'Early', 'Partner', 'New vendor']

  const table = [
    [visitor, [], all],
    [plain, ['Plain'], all],
    [early, all, all],
    [newVendor, ['New vendor'], all],
    [partner, all, all],
    [hidden, ['Hidden'], all],
    [refused, ['Refused'], all],
  ] as const
  for (const [viewer, before, after] of table) {
    env.LAUNCH_AT = launched
    const open = await everything(viewer)
    expect(names(open)).toEqual(after)
    expect(open.filter((card) => card.isSampleData)).toHaveLength(26)
    closed()
    const shut = await everything(viewer)
    expect(names(shut)).toEqual(before)
    expect(shut.filter((card) => card.isSampleData)).toHaveLength(26)
    expect(shut.findIndex((card) => card.isSampleData)).toBe(before.length)
  }
})

test('a listing contains nothing private', async () => {
  await named('Open book')
  const [card] = (await page(new Visitor())).cards
  expect(Object.keys(card ?? {}).toSorted()).toEqual([
    'accountType', 'businessDescription', 'city', 'companyName', 'distance', 'featuredBy', 'firstName', 'foundingNumber', 'id',
    'isFoundingMember', 'isHidden', 'isSampleData', 'lastName', 'licenseBasis', 'licenseRosterAsOf', 'licenseStatus',
    'licenseType', 'licenseVerifiedAt',
    'logoUrl', 'lookingFor', 'otherBusinessType', 'personalPhotoUrl', 'servicesOffered', 'state', 'vendorTier', 'vendorType',
  ]) // prettier-ignore
})

test('members who blocked the viewer or were blocked do not appear', async () => {
  const one = await named('One')
  const other = await named('Other')
  await env.DB.prepare('INSERT INTO blocks (blocker_id, blocked_id, created_at) VALUES (?, ?, 0)')
    .bind(one.user.id, other.user.id)
    .run()
  expect(names((await page(one)).cards)).toEqual(['One'])
  expect(names((await page(other)).cards)).toEqual(['Other'])
  expect(names((await page(new Visitor())).cards)).toEqual(['One', 'Other'])
  expect((await one.get(`/api/users/${other.user.id}`)).status).toBe(404)
  expect((await other.get(`/api/users/${one.user.id}`)).status).toBe(404)
  expect((await new Visitor().get(`/api/users/${one.user.id}`)).status).toBe(200)
})

test('featured members come first and labelled, then founders by number, then the newest, sample data last', async () => {
  const ids: number[] = []
  for (const name of ['Founder one', 'Founder two', 'Late', 'Later', 'Sample', 'Advertised'])
    ids.push((await named(name)).user.id)
  const [, two = 0, late = 0, later = 0, sample = 0, advertised = 0] = ids
  for (const id of [late, later, sample, advertised])
    await set(id, 'founding_number = NULL, is_founding_member = 0')
  await set(sample, 'is_sample_data = 1')
  const gold = await named('Gold', { accountType: 'vendor' })
  await set(gold.user.id, `client_referrals = ${vendorTiers[2].clientReferrals}`)
  await set(advertised, `featured_until = ${Date.now() + 60_000}`)
  const order = ['Gold', 'Advertised', 'Founder one', 'Founder two', 'Later', 'Late', 'Sample']
  const first = (await page(new Visitor())).cards
  expect(names(first)).toEqual(order)
  expect(members(first).map((card) => card.featuredBy)).toEqual([
    'tier',
    'tokens',
    null,
    null,
    null,
    null,
    null,
  ])

  await set(two, `placement_until = ${Date.now() + 60_000}`)
  expect(names((await page(new Visitor())).cards).slice(0, 3)).toEqual(['Gold', 'Advertised', 'Founder two'])
})

test('a featured listing whose time has ended moves back', async () => {
  const ended = await named('Ended')
  await set(ended.user.id, 'founding_number = NULL, is_founding_member = 0')
  await named('Newer')
  await set(ended.user.id, `featured_until = ${Date.now() + 400}`)
  expect(names((await page(new Visitor())).cards)).toEqual(['Ended', 'Newer'])
  await expect
    .poll(async () => names((await page(new Visitor())).cards), { timeout: 5000 })
    .toEqual(['Newer', 'Ended'])
})

test('search matches prefixes in every field, ignoring case and diacritics', async () => {
  const { user } = await named("O'Brien & Sönner, a-b park.")
  await env.DB.prepare(
    "UPDATE users SET business_description = 'Zürich greenhouse craft', city = 'Duluth', services_offered = ?, looking_for = ?, license_type = 'hemp_edible_retailer' WHERE id = ?",
  )
    .bind(JSON.stringify(['harvest_and_curing', 'Drone mapping']), JSON.stringify(['Cold storage']), user.id)
    .run()
  await named('Somebody else')
  const finds = [
    'park.', "O'Brien", 'a-b', 'SONNER', 'sönn', 'zurich', 'green', 'dul', 'drying', 'drone map', 'cold', 'lower potency',
    'tangvald', 'd', 'greenhouse craft duluth',
  ] // prettier-ignore
  for (const q of finds)
    expect(names((await page(new Visitor(), `?${new URLSearchParams({ q })}`)).cards), q).toContain(
      "O'Brien & Sönner, a-b park.",
    )
  for (const q of [
    '"',
    '*',
    '%',
    '@',
    '\uE000public',
    'reenhouse',
    '😀',
    'facets : public',
    'public',
    'x'.repeat(60),
  ])
    expect((await page(new Visitor(), `?${new URLSearchParams({ q })}`)).cards, q).toEqual([])
  for (const q of [
    '@x',
    'AND OR NOT',
    'NEAR(a b)',
    '^a',
    "'; DROP TABLE users",
    'ab '.repeat(70),
    'é'.repeat(200),
  ])
    await page(new Visitor(), `?${new URLSearchParams({ q })}`)
})

test('a listing is found by its ZIP, and by its city with its state', async () => {
  const at = async (companyName: string, zipCode: string, city: string) =>
    set((await named(companyName, { zipCode })).user.id, `city = '${city}'`)
  await at('Lake', '55802-1234', 'Duluth')
  await at('Port', '54880', 'Superior')
  await at('Plain', '58102', 'Fargo')
  await set((await named('MN Hops', { zipCode: '54016' })).user.id, "city = 'Hudson'")
  const finds = async (q: string) =>
    names((await page(new Visitor(), `?${new URLSearchParams({ q })}`)).cards).toSorted()
  for (const q of ['Duluth, MN', 'duluth minnesota', 'Duluth, MN 55802', '55802', '55802-1234', '5580'])
    expect(await finds(q), q).toEqual(['Lake'])
  expect(await finds('Superior, WI')).toEqual(['Port'])
  expect(await finds('Superior, MN')).toEqual([])
  expect(await finds('Fargo, ND')).toEqual(['Plain'])
  expect(await finds('mn')).toEqual(['Lake', 'MN Hops'])
  const { cards } = await page(new Visitor(), '?q=superior')
  expect(cards[0]).toMatchObject({ city: 'Superior', state: 'WI' })
  // Examples are in the network's own state.
  expect((await page(new Visitor(), '?q=Larkfurrow, MN')).cards).toHaveLength(1)
  expect((await page(new Visitor(), '?q=Larkfurrow, IA')).cards).toHaveLength(0)
})

test("before the launch a member's own listing is found by its ZIP and state, too", async () => {
  const member = await named('Own', { zipCode: '55802' })
  closed()
  for (const q of ['55802', 'own mn', 'Own 55802-1234'])
    expect(names((await page(member, `?${new URLSearchParams({ q })}`)).cards), q).toEqual(['Own'])
  expect(names((await page(member, '?q=own+wi')).cards)).toEqual([])
})

test('the view reads a state from each ZIP as the shared rule does', async () => {
  const { id } = (await named('Anywhere')).user
  const { results: views } = await env.DB.prepare(
    "SELECT sql FROM sqlite_master WHERE name = 'directory_documents'",
  ).all<{ sql: string }>()
  const states = /\|\| (CASE\s+WHEN u\.zip_code.+?END) AS facets/s.exec(views[0]?.sql ?? '')?.[1] ?? ''
  const { results } = await env.DB.prepare(
    `WITH RECURSIVE areas(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM areas WHERE n < 999),
     u AS (SELECT printf('%03d', n) || z.ends AS zip_code FROM areas, (SELECT '00' AS ends UNION ALL SELECT '99-9999') z)
     SELECT zip_code AS zip, ${states} AS facet FROM u WHERE ?1`,
  )
    .bind(id)
    .all<{ zip: string; facet: string }>()
  expect(results).toHaveLength(2000)
  for (const { zip, facet } of results)
    expect(facet, zip).toBe(stateOfZip(zip) ? ` \uE000state${stateOfZip(zip)?.toLowerCase()}` : '')
})

test('the server filters by license in any spelling, verification, suppliers and buyers', async () => {
  await named('Grower', { licenseType: 'cannabis-cultivator' })
  const lab = await named('Lab', { licenseType: 'cannabis-testing-facility' })
  await named('Shop', { licenseType: 'cannabis-retailer' })
  await set(lab.user.id, "license_status = 'verified', license_verified_at = 1760000000000")
  const visitor = new Visitor()
  const searched = async (query: string) => names((await page(visitor, query)).cards).toSorted()
  expect(await searched('?licenseType=cannabis-retailer')).toEqual(['Shop'])
  expect(await searched('?licenseType=all')).toEqual(['Grower', 'Lab', 'Shop'])
  expect(await searched('?verified=1')).toEqual(['Lab'])
  expect(await searched('?canSupply=cannabis_retailer')).toEqual(['Grower'])
  expect(await searched('?canBuyFrom=cannabis_cultivator')).toEqual(['Shop'])
  expect(await searched('?canBuyFrom=cannabis_cultivator&licenseType=cannabis_testing_facility')).toEqual([])
  expect(await searched('?q=shop&licenseType=cannabis_retailer&limit=1')).toEqual(['Shop'])
  for (const bad of ['?licenseType=zzz', '?canSupply=other', '?cursor=zzz', '?limit=0', '?limit=-1'])
    expect((await visitor.get(`/api/businesses${bad}`)).status, bad).toBe(400)
  const examples = await everything(visitor, '?licenseType=cannabis_transporter')
  expect(examples.length).toBeGreaterThan(0)
  expect(examples.every((card) => card.licenseType === 'cannabis_transporter')).toBe(true)
})

test('pages have no gap and no duplicate, and each reads fewer than 50 rows', async () => {
  const member = await named('Reader')
  await insertPaged()
  const all = await everything(member, '?q=paged')
  expect(all.map((card) => card.companyName)).toEqual(
    Array.from({ length: 45 }, (_, index) => `Paged ${45 - index}`),
  )
  takeUsage()
  const first = await page(member, '?q=paged')
  expect(takeUsage().rowsRead).toBeLessThanOrEqual(50)
  expect(first.cards).toHaveLength(20)
  expect(first.next).toMatch(/cursor=m\d+/)
  expect(members(await everything(member))).toHaveLength(46)
})

test('a page has at most twenty cards, and its limit must be a positive integer', async () => {
  const member = await named('Reader')
  await insertPaged()
  for (const [limit, shown] of [
    ['1', 1],
    ['19', 19],
    ['20', 20],
    ['21', 20],
    ['999999', 20],
  ] as const) {
    takeUsage()
    const { cards, next } = await page(member, `?q=paged&limit=${limit}`)
    expect(takeUsage().rowsRead, limit).toBeLessThanOrEqual(50)
    expect(cards, limit).toHaveLength(shown)
    expect(next, limit).toContain(`limit=${limit}`)
  }
  for (const bad of ['', '0', '-1', '1.5', '1e3', '٣', '9999999', 'all'])
    expect((await member.get(`/api/businesses?limit=${encodeURIComponent(bad)}`)).status, bad).toBe(400)
  // The last page of examples has no next one.
  expect((await page(member, '?cursor=e25')).cards).toHaveLength(1)
  expect((await page(member, '?cursor=e26')).cards).toEqual([])
})

const insertPaged = () =>
  manyMembers(45, (at) => ({
    companyName: `Paged ${at + 1}`,
    // A vendor takes no founding place, which would be listed ahead of the newest member.
    accountType: 'vendor',
    isBusinessOwner: false,
    claim: 'none',
  }))

test('the index contains the labels of the catalogue', async () => {
  const { results } = await env.DB.prepare('SELECT value, label FROM directory_labels').all<{
    value: string
    label: string
  }>()
  const stored = new Map(results.map(({ value, label }) => [value, label]))
  for (const { id, label } of predefinedServices) expect(stored.get(id)).toBe(label)
  for (const id of licenseIds) expect(stored.get(id)).toBe(licenseLabel(id))
  for (const { value, label } of vendorCategories)
    if (value !== 'other') expect(stored.get(value)).toBe(label)
})
