import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { BusinessCard } from '#shared/directory/api.ts'
import type { Connection } from '#shared/connections/api.ts'
import type { Thread } from '#shared/messages/api.ts'
import type { Problem } from '#shared/wire/problem.ts'
import type { VendorStats } from '#shared/vendors/api.ts'
import { vendorAccessReferrals, vendorTierOf, vendorTiers } from '#shared/vendors/tiers.ts'
import { join, type Member, Visitor } from './support/client.ts'
import { findScans } from './support/recorded-database.ts'
import { erase } from './support/team.ts'

/** Writes the referrals of this many clients without registering each. */
const grantClients = (vendor: Member, clients: number) =>
  env.DB.prepare('UPDATE users SET client_referrals = ?, has_full_platform_access = ? WHERE id = ?')
    .bind(clients, clients >= vendorAccessReferrals ? 1 : 0, vendor.user.id)
    .run()

const listed = async (viewer: Visitor) =>
  (await viewer.get('/api/businesses?limit=50')).json<BusinessCard[]>()
const idsOf = async (viewer: Visitor) =>
  (await listed(viewer)).filter(({ id }) => typeof id === 'number').map(({ id }) => id)
const ask = (from: Visitor, to: Member) => from.post('/api/connections', { receiverId: to.user.id })
const write = (from: Visitor, to: Member) =>
  from.post('/api/messages', { receiverId: to.user.id, content: 'Hello' })
const answerOf = async (response: Response) => [
  response.status,
  (await response.json<Partial<Problem>>()).code,
]

/** The same browser at a time before the launch. */
function beforeLaunch(member: Member): Visitor {
  const early = new Visitor(member.address, { LAUNCH_AT: '2099-01-01T00:00:00Z' })
  for (const [name, value] of member.cookies) early.cookies.set(name, value)
  return early
}

test('below five clients a vendor has no directory before the launch, and no connections and messages, whatever the browser sends', async () => {
  const [vendor, business] = [await join({ accountType: 'vendor' }), await join()]
  await grantClients(vendor, vendorAccessReferrals - 1)
  expect(await idsOf(beforeLaunch(vendor))).toEqual([vendor.user.id])
  // From the launch on, whoever signs in sees no less than a visitor.
  expect(await idsOf(vendor)).toEqual(await idsOf(new Visitor()))
  expect(await answerOf(await ask(vendor, business))).toEqual([403, 'PARTNER_LOCKED'])
  expect(await answerOf(await ask(business, vendor))).toEqual([409, 'PARTNER_LOCKED'])
  expect(await answerOf(await write(vendor, business))).toEqual([403, 'PARTNER_LOCKED'])
})

test('the fifth client opens all three in the same step, and a credit taken back closes them', async () => {
  const [vendor, business] = [await join({ accountType: 'vendor' }), await join()]
  await grantClients(vendor, vendorAccessReferrals - 1)
  const client = await join({ referralCode: vendor.user.referralCode })
  expect(await idsOf(beforeLaunch(vendor))).toEqual(
    expect.arrayContaining([vendor.user.id, business.user.id, client.user.id]),
  )
  const requested = await ask(vendor, business)
  expect(requested.status).toBe(201)
  const { id } = await requested.json<Connection>()
  expect((await business.post(`/api/connections/${id}/accept`)).status).toBe(200)
  expect((await write(vendor, business)).status).toBe(201)

  expect(await erase(client, true)).toBe(true)
  expect(await idsOf(beforeLaunch(vendor))).toEqual([vendor.user.id])
  expect(await answerOf(await write(vendor, business))).toEqual([403, 'PARTNER_LOCKED'])
  expect(await answerOf(await write(business, vendor))).toEqual([409, 'PARTNER_LOCKED'])
  const thread = await (await business.get(`/api/messages/${vendor.user.id}`)).json<Thread>()
  expect(thread).toMatchObject({ canSend: false, messages: [{ content: 'Hello' }] })
  expect(await answerOf(await ask(vendor, await join()))).toEqual([403, 'PARTNER_LOCKED'])
})

test('a request of a vendor who lost full access waits: it is not accepted, may be refused, and is accepted once access is back', async () => {
  const [vendor, business, other] = [await join({ accountType: 'vendor' }), await join(), await join()]
  await grantClients(vendor, vendorAccessReferrals)
  const requests = [await ask(vendor, business), await ask(vendor, other)]
  const [waiting, refused] = await Promise.all(requests.map((answer) => answer.json<Connection>()))
  await grantClients(vendor, vendorAccessReferrals - 1)

  const accept = () => business.post(`/api/connections/${waiting?.id}/accept`)
  expect(await answerOf(await accept())).toEqual([409, 'PARTNER_LOCKED'])
  const listedRequests = await (await business.get('/api/connections?tab=requests')).json<Connection[]>()
  expect(listedRequests).toMatchObject([{ id: waiting?.id, status: 'pending' }])
  const notified = await env.DB.prepare(
    "SELECT count(*) AS n FROM notifications WHERE user_id = ? AND kind = 'connection-accepted'",
  )
    .bind(vendor.user.id)
    .first<{ n: number }>()
  expect(notified?.n).toBe(0)
  expect((await other.post(`/api/connections/${refused?.id}/reject`)).status).toBe(200)

  await grantClients(vendor, vendorAccessReferrals)
  expect((await accept()).status).toBe(200)
  await grantClients(vendor, vendorAccessReferrals - 1)
  // What was accepted is answered as the first time.
  expect((await accept()).status).toBe(200)
})

test('before the unlock five clients open the directory at once; connections wait', async () => {
  const [vendor, business] = [await join({ accountType: 'vendor' }), await join()]
  await grantClients(vendor, vendorAccessReferrals)
  expect(await idsOf(beforeLaunch(vendor))).toEqual(expect.arrayContaining([business.user.id]))
  expect(await answerOf(await ask(beforeLaunch(vendor), business))).toEqual([409, 'NOT_UNLOCKED'])
})

test('Gold and Elite vendors stand in front of the directory, marked as featured; Silver ones do not', async () => {
  const [silver, gold, elite] = [
    await join({ accountType: 'vendor' }),
    await join({ accountType: 'vendor' }),
    await join({ accountType: 'vendor' }),
  ]
  const [, , goldTier, eliteTier] = vendorTiers
  await grantClients(silver, goldTier.clientReferrals - 1)
  await grantClients(gold, goldTier.clientReferrals - 1)
  await grantClients(elite, eliteTier.clientReferrals)
  // The tenth client itself moves the listing.
  await join({ referralCode: gold.user.referralCode })
  const cards = await listed(await join())
  expect(new Set(cards.slice(0, 2).map(({ id }) => id))).toEqual(new Set([gold.user.id, elite.user.id]))
  expect(cards.filter(({ featuredBy }) => featuredBy !== null).map(({ id }) => id)).not.toContain(
    silver.user.id,
  )
  expect(cards.slice(0, 2).every(({ featuredBy }) => featuredBy !== null)).toBe(true)
})

test.each([
  { clients: 0, tier: 'New Vendor', access: false, featured: false },
  { clients: 4, tier: 'New Vendor', access: false, featured: false },
  { clients: 5, tier: 'Silver Partner', access: true, featured: false },
  { clients: 9, tier: 'Silver Partner', access: true, featured: false },
  { clients: 10, tier: 'Gold Partner', access: true, featured: true },
  { clients: 19, tier: 'Gold Partner', access: true, featured: true },
  { clients: 20, tier: 'Elite Partner', access: true, featured: true },
])(
  'with $clients clients, the last of whom registers, a vendor is a $tier in all that follows from it',
  async ({ clients, tier, access, featured }) => {
    const vendor = await join({ accountType: 'vendor' })
    const business = await join({ lastName: `Boundary${clients}` })
    if (clients > 0) {
      await grantClients(vendor, clients - 1)
      await join({ referralCode: vendor.user.referralCode })
    }
    const stats = await (await vendor.get(`/api/vendor-stats/${vendor.user.id}`)).json<VendorStats>()
    expect(stats).toMatchObject({ clientReferrals: clients, hasFullPlatformAccess: access })
    expect(vendorTierOf(stats.clientReferrals).name).toBe(tier)
    const found = await (
      await beforeLaunch(vendor).get(`/api/businesses?q=Boundary${clients}`)
    ).json<BusinessCard[]>()
    expect(found.map(({ id }) => id)).toEqual(access ? [business.user.id] : [])
    expect((await ask(vendor, business)).status).toBe(access ? 201 : 403)
    const card = (await listed(business)).find(({ id }) => id === vendor.user.id)
    expect(card?.featuredBy ?? null).toBe(featured ? 'tier' : null)
  },
)

test('none of it reads a table from end to end', async () => {
  expect(await findScans()).toEqual([])
})
