import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { AdminStats, AuditEntry } from '#shared/staff/api.ts'
import type { AdminMember, AdminReferral, AdminTokenEntry, AdminUser } from '#shared/staff/members-api.ts'
import type { Problem } from '#shared/wire/problem.ts'
import type { TokenHistory } from '#shared/tokens/api.ts'
import { join, own, Visitor } from './support/client.ts'
import { Staff } from './support/staff.ts'

async function walkPages<Item>(staff: Staff, first: string): Promise<Item[][]> {
  const pages: Item[][] = []
  let path: string | undefined = first
  while (path) {
    const answer = await staff.get(path)
    expect(answer.status).toBe(200)
    pages.push(await answer.json<Item[]>())
    path = /<([^>]+)>/.exec(answer.headers.get('Link') ?? '')?.[1]
  }
  return pages
}

const ledgerSum = async (userId: number) =>
  (await env.DB.prepare('SELECT sum(amount) AS total FROM token_entries WHERE user_id = ?')
    .bind(userId)
    .first<number>('total')) ?? 0

test('a token edit sets an absolute balance, checks the expected one, and writes ledger and audit log', async () => {
  const staff = await Staff.signIn()
  const member = await join()
  const path = `/api/admin/users/${member.user.id}`
  const edited = await staff.send('PUT', path, {
    skunkTokens: 3,
    expectedTokens: 1,
    reason: 'Helped at the fair',
  })
  expect(edited.status).toBe(200)
  expect((await own(member)).skunkTokens).toBe(3)

  for (const refused of [
    { skunkTokens: -17, expectedTokens: 3, reason: 'Minus twenty' },
    { skunkTokens: 2.5 },
    { skunkTokens: '7' },
    { skunkTokens: 4, isFoundingMember: true },
    { referralCode: 'AAAAAAAA' },
    {},
  ]) {
    expect((await staff.send('PUT', path, refused)).status).toBe(400)
  }
  const moved = await staff.send('PUT', path, { skunkTokens: 9, expectedTokens: 1, reason: 'Too late' })
  expect(moved.status).toBe(409)
  expect(await moved.json<Problem>()).toMatchObject({ code: 'BALANCE_MOVED' })

  const twice = await Promise.all(
    [10, 20].map((skunkTokens) =>
      staff.send('PUT', path, { skunkTokens, expectedTokens: 3, reason: 'Race' }),
    ),
  )
  expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const { balance, entries } = await (
    await member.get(`/api/users/${member.user.id}/tokens`)
  ).json<TokenHistory>()
  expect(balance).toBe(await ledgerSum(member.user.id))
  expect(entries[1]).toMatchObject({ amount: 2, source: 'adjustment', reason: 'Helped at the fair' })

  const audit = await staff.read<AuditEntry[]>(
    `/api/admin/audit?target=user:${member.user.id}&action=user.tokens`,
  )
  expect(audit).toHaveLength(2)
  expect(audit[1]).toMatchObject({
    before: { skunkTokens: 1 },
    after: { skunkTokens: 3 },
    note: 'Helped at the fair',
  })
  expect(await staff.read<AuditEntry[]>('/api/admin/audit?q=helped+fair')).toHaveLength(1)
})

test('the Admin badge can be given and removed; its removal, a forced reset and ending sessions sign the member out', async () => {
  const staff = await Staff.signIn()
  const member = await join()
  const path = `/api/admin/users/${member.user.id}`
  await staff.send('PUT', path, { isAdmin: true })
  expect((await own(member)).isAdmin).toBe(true)
  expect((await member.get('/api/admin/stats')).status).toBe(401)
  await staff.send('PUT', path, { isAdmin: false })
  expect((await member.get('/api/session')).status).toBe(401)

  const browser = new Visitor()
  const credentials = { email: member.user.email, password: member.password }
  expect((await browser.post('/api/user/login', credentials)).status).toBe(200)
  expect((await staff.send('DELETE', `${path}/sessions`)).status).toBe(204)
  expect((await browser.get('/api/session')).status).toBe(401)

  expect((await browser.post('/api/user/login', credentials)).status).toBe(200)
  await staff.send('PUT', path, { passwordResetRequired: true })
  expect((await browser.get('/api/session')).status).toBe(401)
  const login = await browser.post('/api/user/login', credentials)
  expect(login.status).toBe(403)
  expect(await login.json<Problem>()).toMatchObject({ code: 'PASSWORD_RESET_REQUIRED' })
  const { audit } = await staff.read<AdminMember>(path)
  expect(audit.map(({ action }) => action)).toEqual([
    'user.flags',
    'user.sessions_ended',
    'user.flags',
    'user.flags',
  ])
})

test("a deletion by staff keeps others' tokens and history, and the audit log has no name", async () => {
  const staff = await Staff.signIn()
  const referrer = await join({ firstName: 'Ragnhild' })
  const referred = await join({ referralCode: referrer.user.referralCode })
  const path = `/api/admin/users/${referrer.user.id}`
  const atOnce = await Promise.all(
    [1, 2, 3].map(() => staff.send('DELETE', path, { reason: 'Asked by phone' })),
  )
  expect(atOnce.map(({ status }) => status)).toEqual([204, 204, 204])
  expect((await staff.send('DELETE', path, { reason: 'Once more' })).status).toBe(204)
  expect((await staff.send('DELETE', '/api/admin/users/999999999')).status).toBe(404)
  expect((await referrer.get('/api/session')).status).toBe(401)
  expect((await own(referred)).skunkTokens).toBe(1)
  const audit = await staff.read<AuditEntry[]>(`/api/admin/audit?target=user:${referrer.user.id}`)
  expect(audit).toMatchObject([{ action: 'user.deleted', note: 'Asked by phone' }])
  expect(JSON.stringify(audit)).not.toContain('Ragnhild')
})

test('deleting a fraudulent account reverses its referral credit', async () => {
  const staff = await Staff.signIn()
  const referrer = await join()
  const fraud = await join({ referralCode: referrer.user.referralCode })
  expect((await own(referrer)).skunkTokens).toBe(2)
  const path = `/api/admin/users/${fraud.user.id}`
  expect((await staff.send('DELETE', path, { reason: 'Made up', isFraud: true })).status).toBe(204)
  expect((await own(referrer)).skunkTokens).toBe(1)
})

test('releasing a founding number needs a reason; the next operator gets it', async () => {
  const staff = await Staff.signIn()
  const member = await join()
  const path = `/api/admin/users/${member.user.id}/founding-number`
  expect((await staff.send('DELETE', path, { reason: '' })).status).toBe(400)
  expect((await staff.send('DELETE', path, { reason: 'Second account' })).status).toBe(204)
  expect((await staff.send('DELETE', path, { reason: 'Again' })).status).toBe(409)
  expect(await own(member)).toMatchObject({ foundingNumber: null, isFoundingMember: false })
  expect((await join()).user.foundingNumber).toBe(member.user.foundingNumber)
})

test('members are found by parts of name, company, email and code, and by every filter', async () => {
  const staff = await Staff.signIn()
  const owner = await join({
    firstName: 'Séamus',
    lastName: "O'Brien-Park",
    licenseType: 'cannabis-retailer',
  })
  const vendor = await join({ accountType: 'vendor', lastName: 'Quist' })
  const ids = async (query: string) =>
    (await staff.read<AdminUser[]>(`/api/admin/users?${query}`)).map(({ id }) => id)

  for (const q of [
    'seamus',
    "O'Brien",
    'park',
    owner.user.email,
    owner.user.referralCode.toLowerCase(),
    'sea bri',
  ]) {
    expect(await ids(`q=${encodeURIComponent(q)}`), q).toContain(owner.user.id)
  }
  for (const q of ['"', '*', '%', 'a-b', '@x', 'NOT', 'text : x', 'x'.repeat(200), '🌲']) {
    expect((await staff.get(`/api/admin/users?q=${encodeURIComponent(q)}`)).status, q).toBe(200)
  }
  const only = 'licenseType=cannabis_retailer&accountType=business&licenseStatus=none&sample=no&admin=no'
  for (const sort of ['newest', 'oldest', 'tokens', 'name']) {
    expect(await ids(`${only}&sort=${sort}`), sort).toEqual([owner.user.id])
    expect(await ids(`accountType=vendor&sort=${sort}`), sort).toEqual([vendor.user.id])
  }
  expect((await staff.get('/api/admin/users?sort=password')).status).toBe(400)
})

test('the dashboard has totals, the newest members, the top referrers and the last days', async () => {
  const staff = await Staff.signIn()
  const before = await staff.read<AdminStats>('/api/admin/stats')
  const referrer = await join()
  for (let at = 0; at < 5; at += 1) await join({ referralCode: referrer.user.referralCode })
  await new Visitor().post(`/api/referral-codes/${referrer.user.referralCode}/visits`)
  await new Visitor().post(`/api/referral-codes/${referrer.user.referralCode}/visits`)
  const stats = await staff.read<AdminStats>('/api/admin/stats')
  expect(stats.totalUsers).toBe(before.totalUsers + 6)
  expect(stats.totalReferrals).toBe(before.totalReferrals + 5)
  expect(stats.topReferrers[0]).toMatchObject({ id: referrer.user.id, referralCount: 5 })
  expect(stats.recentRegistrations).toHaveLength(8)
  expect(stats.days).toHaveLength(30)
  const [was, is] = [before.days.at(-1), stats.days.at(-1)]
  expect(is?.registrations).toBe((was?.registrations ?? 0) + 6)
  expect(is?.referrals).toBe((was?.referrals ?? 0) + 5)
  expect(is?.visits).toBe((was?.visits ?? 0) + 2)
  expect(stats.waiting.verifications).toEqual({ count: 0, oldest: null })
})

test("a member's ledger and referrals are read page by page", async () => {
  const staff = await Staff.signIn()
  const referrer = await join()
  const brought = []
  for (let at = 0; at < 3; at += 1) brought.push(await join({ referralCode: referrer.user.referralCode }))
  const path = `/api/admin/users/${referrer.user.id}`
  const [first, rest] = await walkPages<AdminReferral>(staff, `${path}/referrals?limit=2`)
  expect(first).toHaveLength(2)
  expect([...(first ?? []), ...(rest ?? [])].map(({ member }) => member?.id)).toEqual(
    brought.map(({ user }) => user.id).toReversed(),
  )
  const ledger = (await walkPages<AdminTokenEntry>(staff, `${path}/tokens?limit=3`)).flat()
  expect(ledger).toHaveLength(4)
  expect(ledger.at(-1)).toMatchObject({ source: 'registration', amount: 1 })
  expect(ledger.reduce((sum, { amount }) => sum + amount, 0)).toBe((await own(referrer)).skunkTokens)
})
