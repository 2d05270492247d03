import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { FeaturedMember, RewardClaimAnswer, RewardClaims } from '#shared/tokens/api.ts'
import type { Problem } from '#shared/wire/problem.ts'
import { join as joinUnverified, Visitor } from './support/client.ts'
import type { Member } from './support/team.ts'

const day = 24 * 60 * 60 * 1000

async function verify(member: Member, status = 'verified'): Promise<void> {
  await env.DB.prepare('UPDATE users SET license_status = ? WHERE id = ?').bind(status, member.user.id).run()
}

/** A member who may be featured. */
async function join(given: Record<string, unknown> = {}): Promise<Member> {
  const member = await joinUnverified(given)
  await verify(member)
  return member
}

async function give(member: Member, tokens: number): Promise<void> {
  await env.DB.prepare(
    `INSERT INTO token_entries (user_id, amount, source, reason, actor, idempotency_key, created_at)
     VALUES (?, ?, 'adjustment', 'Test', 'admin', ?, 0)`,
  )
    .bind(member.user.id, tokens, crypto.randomUUID())
    .run()
}

const claim = (member: Visitor, userId: number, tier: string) =>
  member.post(`/api/users/${userId}/rewards/${tier}/claim`)

const runsUntil = (member: Member) =>
  env.DB.prepare('SELECT placement_until, featured_until FROM users WHERE id = ?')
    .bind(member.user.id)
    .first<{ placement_until: number; featured_until: number }>()

const featured = async () => (await new Visitor().get('/api/featured')).json<FeaturedMember[]>()

test('priority placement starts when it is claimed, runs thirty days, and a second claim changes nothing', async () => {
  const member = await join()
  expect((await claim(member, member.user.id, 'priority-placement')).status).toBe(409)
  await give(member, 9)
  const first = await claim(member, member.user.id, 'priority-placement')
  expect(first.status).toBe(201)
  const made = (await first.json<RewardClaimAnswer>()).claim
  expect(Date.parse(made.endsAt ?? '') - Date.parse(made.startsAt ?? '')).toBe(30 * day)
  const again = await claim(member, member.user.id, 'priority-placement')
  expect(again.status).toBe(200)
  expect((await again.json<RewardClaimAnswer>()).claim).toEqual(made)
  expect((await runsUntil(member))?.placement_until).toBe(Date.parse(made.endsAt ?? ''))
  expect(await (await member.get(`/api/users/${member.user.id}/rewards`)).json<RewardClaims>()).toEqual({
    claims: [made],
  })
})

test('everybody sees an ad while it runs; the next one queues behind it, and a private profile shows none', async () => {
  const member = await join({ firstName: 'Aila' })
  await give(member, 24)
  const ad = (await (await claim(member, member.user.id, 'featured-ad')).json<RewardClaimAnswer>()).claim
  expect(ad.status).toBe('delivered')
  const spotlight = (
    await (await claim(member, member.user.id, 'premium-spotlight')).json<RewardClaimAnswer>()
  ).claim
  expect(spotlight).toMatchObject({ status: 'requested', startsAt: ad.endsAt })
  expect(Date.parse(spotlight.endsAt ?? '') - Date.parse(ad.startsAt ?? '')).toBe(4 * day)
  const [shown] = await featured()
  expect(Object.keys(shown ?? {}).toSorted()).toEqual([
    'city',
    'companyName',
    'firstName',
    'foundingNumber',
    'id',
    'lastName',
    'licenseType',
    'logoUrl',
  ])
  await env.DB.prepare('UPDATE users SET is_profile_public = 0 WHERE id = ?').bind(member.user.id).run()
  expect(await featured()).toEqual([])
  await env.DB.prepare('UPDATE users SET is_profile_public = 1, featured_until = ? WHERE id = ?')
    .bind(Date.now() - 1, member.user.id)
    .run()
  expect(await featured()).toEqual([])
})

test('the event is requested from staff; the badge has nothing to start', async () => {
  const member = await join()
  await give(member, 19)
  const requested = (await (await claim(member, member.user.id, 'founding-event')).json<RewardClaimAnswer>())
    .claim
  expect(requested).toMatchObject({ status: 'requested', startsAt: null, endsAt: null, deliveredAt: null })
  const badge = await claim(member, member.user.id, 'founder-badge')
  expect((await badge.json<Problem>()).code).toBe('NOTHING_TO_CLAIM')
  expect((await claim(member, member.user.id, 'free-lunch')).status).toBe(404)
})

test("a member's rewards are closed to everybody else", async () => {
  const [member, other] = [await join(), await join()]
  await give(member, 30)
  expect((await claim(other, member.user.id, 'featured-ad')).status).toBe(403)
  expect((await claim(new Visitor(), member.user.id, 'featured-ad')).status).toBe(401)
  expect((await other.get(`/api/users/${member.user.id}/rewards`)).status).toBe(403)
})

test('ten claims at once start one run', async () => {
  const member = await join()
  await give(member, 14)
  const statuses = await Promise.all(
    Array.from({ length: 10 }, async () => (await claim(member, member.user.id, 'featured-ad')).status),
  )
  expect(statuses.filter((status) => status === 201)).toHaveLength(1)
  expect(statuses.filter((status) => status === 200)).toHaveLength(9)
})

test('nobody is featured without a verified license, and a vendor needs none', async () => {
  const [member, vendor] = [await joinUnverified(), await joinUnverified({ accountType: 'vendor' })]
  for (const one of [member, vendor]) await give(one, 24)
  for (const tier of ['priority-placement', 'featured-ad', 'premium-spotlight']) {
    const refused = await claim(member, member.user.id, tier)
    expect([refused.status, (await refused.json<Problem>()).code]).toEqual([409, 'LICENSE_NOT_VERIFIED'])
    expect((await claim(vendor, vendor.user.id, tier)).status).toBe(201)
  }
  expect((await claim(member, member.user.id, 'founding-event')).status, 'an event features nobody').toBe(201)
  const ids = async () => (await featured()).map(({ id }) => id)
  await verify(member)
  expect((await claim(member, member.user.id, 'featured-ad')).status).toBe(201)
  expect(await ids()).toContain(member.user.id)
  await verify(member, 'pending')
  expect(await ids(), 'a badge that is lost takes the ad away').not.toContain(member.user.id)
})
