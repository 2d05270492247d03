import { batch } from '#worker/db/batch.ts'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { Problem } from '#shared/wire/problem.ts'
import type { ReferralTimeline } from '#shared/referrals/api.ts'
import type { TokenHistory } from '#shared/tokens/api.ts'
import type { VendorStats } from '#shared/vendors/api.ts'
import { openDatabase } from '#worker/db/client.ts'
import { reverseReferral } from '#worker/features/referrals/reversal.ts'
import { join, type Member, own, Visitor } from './support/client.ts'
import { findScans, takeUsage } from './support/recorded-database.ts'
import { erase } from './support/team.ts'

const joinVendor = (given: Record<string, unknown> = {}) => join({ accountType: 'vendor', ...given })
const statsPath = ({ user }: Member) => `/api/vendor-stats/${user.id}`
const statsOf = async (vendor: Member) => (await vendor.get(statsPath(vendor))).json<VendorStats>()
const timelineOf = async (vendor: Member) =>
  (await (await vendor.get(`/api/users/${vendor.user.id}/referrals`)).json<ReferralTimeline>()).referrals
const historyOf = async (vendor: Member) =>
  (await vendor.get(`/api/users/${vendor.user.id}/tokens`)).json<TokenHistory>()

/** Writes the referrals of this many clients without registering each. */
const grantClients = (vendor: Member, clients: number) =>
  env.DB.prepare('UPDATE users SET client_referrals = ?, has_full_platform_access = ? WHERE id = ?')
    .bind(clients, clients >= 5 ? 1 : 0, vendor.user.id)
    .run()

const refuse = (client: Member) => {
  const db = openDatabase(env.DB)
  const [first, ...rest] = reverseReferral({
    referredId: client.user.id,
    cause: 'license_refused',
    actor: 'admin',
    now: Date.now(),
  })
  return first ? batch(db, [first, ...rest]) : Promise.reject(new Error('nothing to take back'))
}

test('a vendor reads its own counts in one round trip', async () => {
  const vendor = await joinVendor()
  takeUsage()
  expect(await statsOf(vendor)).toEqual({ clientReferrals: 0, skunkTokens: 1, hasFullPlatformAccess: false })
  expect(takeUsage()).toMatchObject({ roundTrips: 1 })
})

test("a vendor's tier is public, on the profile and in the directory", async () => {
  const [vendor, business] = [await joinVendor({ firstName: 'Elitra' }), await join()]
  const seen = async (id: number) =>
    (await (await new Visitor().get(`/api/users/${id}`)).json<{ vendorTier: string | null }>()).vendorTier
  for (const [clients, tier] of [
    [0, 'new'],
    [5, 'silver'],
    [10, 'gold'],
    [20, 'elite'],
  ] as const) {
    await grantClients(vendor, clients)
    expect(await seen(vendor.user.id)).toBe(tier)
  }
  expect(await seen(business.user.id)).toBeNull()
  const cards = await (
    await business.get('/api/businesses?q=elitra')
  ).json<{ vendorTier: string | null; featuredBy: string | null }[]>()
  expect(cards[0]).toMatchObject({ vendorTier: 'elite', featuredBy: 'tier' })
})

test('the counts of a vendor are for that vendor alone', async () => {
  const [vendor, other, business] = [await joinVendor(), await joinVendor(), await join()]
  const answers = [
    [await new Visitor().get(statsPath(vendor)), 401, 'SIGNED_OUT'],
    [await other.get(statsPath(vendor)), 403, 'FORBIDDEN'],
    [await business.get(statsPath(vendor)), 403, 'FORBIDDEN'],
    [await business.get(statsPath(business)), 403, 'NOT_A_VENDOR'],
    [await vendor.get('/api/vendor-stats/abc'), 404, 'USER_NOT_FOUND'],
    [await vendor.get('/api/vendor-stats/0'), 404, 'USER_NOT_FOUND'],
  ] as const
  for (const [answer, status, code] of answers) {
    expect(answer.status).toBe(status)
    expect(await answer.json<Problem>()).toMatchObject({ code })
  }
})

test.each([
  ['a business', {}],
  ['another vendor', { accountType: 'vendor' }],
])('%s that joins through a vendor’s code is a client of three tokens, once', async (_, kind) => {
  const vendor = await joinVendor()
  const client = await join({ ...kind, firstName: 'Ingrid', referralCode: vendor.user.referralCode })
  expect(await statsOf(vendor)).toEqual({ clientReferrals: 1, skunkTokens: 4, hasFullPlatformAccess: false })
  expect(await timelineOf(vendor)).toMatchObject([{ name: 'Ingrid T.', status: 'credited', amount: 3 }])
  const row = await env.DB.prepare(
    'SELECT vendor_id, tokens_awarded, is_verified FROM vendor_client_referrals WHERE client_id = ?',
  )
    .bind(client.user.id)
    .all()
  expect(row.results).toEqual([{ vendor_id: vendor.user.id, tokens_awarded: 3, is_verified: 1 }])
  expect((await own(client)).skunkTokens).toBe(1)
})

test.each([
  [3, false],
  [4, true],
  [5, true],
])('after %i clients the next one leaves full access at %s', async (before, open) => {
  const vendor = await joinVendor()
  await grantClients(vendor, before)
  await join({ referralCode: vendor.user.referralCode })
  expect(await statsOf(vendor)).toMatchObject({ clientReferrals: before + 1, hasFullPlatformAccess: open })
})

test.each([
  [5, false],
  [6, true],
])('with %i clients a credit that is taken back leaves full access at %s', async (clients, open) => {
  const vendor = await joinVendor()
  await grantClients(vendor, clients - 1)
  const client = await join({ referralCode: vendor.user.referralCode })
  for (let time = 0; time < 2; time += 1) await refuse(client)
  expect(await statsOf(vendor)).toEqual({
    clientReferrals: clients - 1,
    skunkTokens: 1,
    hasFullPlatformAccess: open,
  })
  expect(await timelineOf(vendor)).toMatchObject([{ status: 'reversed', reason: 'license_refused' }])
  const { entries } = await historyOf(vendor)
  expect(entries).toMatchObject([
    { amount: -3, source: 'reversal', reason: 'The license of the referred account was refused' },
    { amount: 3, source: 'client_referral' },
    { amount: 1, source: 'registration' },
  ])
})

test('what was spent already is not owed, and the history says how much that was', async () => {
  const vendor = await joinVendor()
  const client = await join({ referralCode: vendor.user.referralCode })
  await env.DB.prepare(
    `INSERT INTO token_entries (user_id, amount, source, reason, actor, idempotency_key, created_at)
     VALUES (?, -3, 'adjustment', 'Corrected', 'admin', 'adjustment:vendors-test', 0)`,
  )
    .bind(vendor.user.id)
    .run()
  await refuse(client)
  const { balance, entries } = await historyOf(vendor)
  expect(balance).toBe(0)
  expect(entries[0]).toMatchObject({
    amount: -1,
    reason: 'The license of the referred account was refused. 2 of it was gone already and is not owed',
  })
})

test('a client who leaves stays credited, without a name', async () => {
  const vendor = await joinVendor()
  await grantClients(vendor, 4)
  const client = await join({ referralCode: vendor.user.referralCode })
  expect(await erase(client)).toBe(true)
  expect(await statsOf(vendor)).toEqual({ clientReferrals: 5, skunkTokens: 4, hasFullPlatformAccess: true })
  expect(await timelineOf(vendor)).toMatchObject([{ name: 'A former member', status: 'credited', amount: 3 }])
})

test.each(['business', 'vendor'])(
  'a %s client who deletes the own account stays credited, once also when joining again',
  async (accountType) => {
    const vendor = await joinVendor()
    const client = await join({ accountType, referralCode: vendor.user.referralCode })
    const gone = await client.send('DELETE', `/api/users/${client.user.id}`, { password: client.password })
    expect(gone.status).toBe(204)
    const credited = { clientReferrals: 1, skunkTokens: 4, hasFullPlatformAccess: false }
    expect(await statsOf(vendor)).toEqual(credited)
    expect(await timelineOf(vendor)).toMatchObject([{ name: 'A former member', status: 'credited' }])
    expect(JSON.stringify(await historyOf(vendor))).not.toContain(client.user.lastName)

    const { email, phoneNumber } = client.user
    await join({ accountType, email, phoneNumber, referralCode: vendor.user.referralCode })
    expect(await statsOf(vendor)).toEqual(credited)
    expect(await timelineOf(vendor)).toMatchObject([
      { status: 'not_credited', reason: 'former_member' },
      { status: 'credited' },
    ])
  },
)

test('a vendor who leaves takes the code along, and its clients stay', async () => {
  const vendor = await joinVendor()
  const client = await join({ referralCode: vendor.user.referralCode })
  await vendor.send('DELETE', `/api/users/${vendor.user.id}`, { password: vendor.password })
  expect((await client.get('/api/session')).status).toBe(200)
  expect((await client.get(`/api/referral-codes/${vendor.user.referralCode}`)).status).toBe(404)
})

test('a client who is removed for fraud takes the credit and the access it opened', async () => {
  const vendor = await joinVendor()
  await grantClients(vendor, 4)
  const client = await join({ referralCode: vendor.user.referralCode })
  expect(await erase(client, true)).toBe(true)
  expect(await statsOf(vendor)).toEqual({ clientReferrals: 4, skunkTokens: 1, hasFullPlatformAccess: false })
  expect(await timelineOf(vendor)).toMatchObject([
    { name: 'A former member', status: 'reversed', reason: 'fraud' },
  ])
})

test('a vendor’s own code earns nothing, and the timeline says why', async () => {
  const vendor = await joinVendor()
  await join({ referralCode: vendor.user.referralCode, phoneNumber: vendor.user.phoneNumber })
  expect(await statsOf(vendor)).toMatchObject({ clientReferrals: 0, skunkTokens: 1 })
  expect(await timelineOf(vendor)).toMatchObject([{ status: 'not_credited', reason: 'self_referral' }])
})

test('none of it reads a table from end to end', async () => {
  expect(await findScans()).toEqual([])
})
