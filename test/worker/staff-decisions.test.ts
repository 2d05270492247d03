import { createScheduledController } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { BugItem, ContactItem, ReportItem, RewardItem, Verification } from '#shared/staff/inboxes-api.ts'
import type { AdminStats, AuditEntry } from '#shared/staff/api.ts'
import type { AdminMember } from '#shared/staff/members-api.ts'
import type { Problem } from '#shared/wire/problem.ts'
import type { ReferralTimeline } from '#shared/referrals/api.ts'
import type { RewardClaims, TokenHistory } from '#shared/tokens/api.ts'
import { openDatabase } from '#worker/db/client.ts'
import { sendDueMail } from '#worker/features/mail/service.ts'
import worker from '#worker/index.ts'
import { Staff } from './support/staff.ts'
import { join, own, Visitor } from './support/client.ts'
import { lastMail, recordedMail } from './support/mail.ts'

/** Inserts the license check that submitting a number creates. */
async function submitLicense(userId: number, given: { number?: string; proof?: string } = {}): Promise<void> {
  await env.DB.batch([
    env.DB.prepare(
      "UPDATE users SET license_status = 'pending', license_number = ?, license_proof_key = ? WHERE id = ?",
    ).bind(given.number ?? null, given.proof ?? null, userId),
    env.DB.prepare(
      "INSERT INTO license_checks (user_id, license_type, license_number, proof_key, proof_name, created_at) VALUES (?, 'cannabis_cultivator', ?, ?, ?, ?)",
    ).bind(
      userId,
      given.number ?? null,
      given.proof ?? null,
      given.proof ? 'License 2026.pdf' : null,
      Date.now(),
    ),
  ])
}

const queue = (staff: Staff) => staff.read<Verification[]>('/api/admin/verifications')
const checkOf = async (staff: Staff, userId: number) => {
  const found = (await queue(staff)).find(({ member }) => member.id === userId)
  if (!found) throw new Error('the check is not in the queue')
  return found
}

test('an approval verifies with reviewer and time, notifies the member, and takes effect once', async () => {
  const staff = await Staff.signIn()
  const member = await join({ firstName: 'Mary Ann' })
  await submitLicense(member.user.id, { number: 'MN-CUL-1' })
  const { id } = await checkOf(staff, member.user.id)
  const path = `/api/admin/verifications/${id}`
  const both = await Promise.all([1, 2].map(() => staff.post(path, { decision: 'approve' })))
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await own(member)).toMatchObject({
    licenseStatus: 'verified',
    licenseVerifiedAt: expect.any(String),
  })
  const { checks } = await staff.read<AdminMember>(`/api/admin/users/${member.user.id}`)
  expect(checks).toMatchObject([
    { status: 'approved', reviewer: expect.stringMatching(/^admin /), decidedAt: expect.any(String) },
  ])
  const mailed = await env.DB.prepare(
    "SELECT count(*) AS n FROM outbox WHERE user_id = ? AND kind = 'license_decided'",
  )
    .bind(member.user.id)
    .first<number>('n')
  const noticed = await env.DB.prepare(
    "SELECT count FROM notifications WHERE user_id = ? AND kind = 'verification'",
  )
    .bind(member.user.id)
    .first<number>('count')
  expect([mailed, noticed]).toEqual([1, 1])
  // The mail waits as long as the approval can be undone.
  expect(() => lastMail(member.user.email, 'Your license check')).toThrow()
  await sendDueMail({
    db: openDatabase(env.DB),
    env: { ...env, MAIL: recordedMail },
    now: Date.now() + 16_000,
  })
  expect(lastMail(member.user.email, 'Your license check').text).toMatch(/^Hello Mary Ann,/)
})

/** Everything about a member and the referrer that an approval may change, but times of change and the logs. */
async function standing(member: { user: { id: number } }, referrer: { user: { id: number } }) {
  const id = member.user.id
  const all = async (sql: string, of = id) => (await env.DB.prepare(sql).bind(of).all()).results
  return {
    license: await all('SELECT license_status, license_verified_at, license_number FROM users WHERE id = ?'),
    checks: await all(
      'SELECT id, status, note, reviewer, decided_at FROM license_checks WHERE user_id = ? ORDER BY id',
    ),
    notices: await all('SELECT kind, day, count, detail, read_at FROM notifications WHERE user_id = ?'),
    mail: await all("SELECT kind FROM outbox WHERE user_id = ? AND kind = 'license_decided'"),
    referral: await all('SELECT status, reason, amount FROM referrals WHERE referred_id = ?'),
    client: await all('SELECT is_verified FROM vendor_client_referrals WHERE client_id = ?'),
    referrer: await all(
      'SELECT skunk_tokens, client_referrals, has_full_platform_access FROM users WHERE id = ?',
      referrer.user.id,
    ),
    listing: await all('SELECT words, facets FROM directory_documents WHERE user_id = ?'),
    sheet: (await env.DB.prepare('SELECT places FROM founding_sheet').all()).results,
  }
}

test('an approval is undone within ten seconds, with everything that followed from it, and the log says both', async () => {
  const staff = await Staff.signIn()
  const [vendor, business] = [await join({ accountType: 'vendor' }), await join()]
  const undo = (id: number) => staff.post(`/api/admin/verifications/${id}/undo`)
  for (const [referrer, wasRefused] of [
    [vendor, true],
    [business, true],
    [business, false],
  ] as const) {
    const member = await join({ referralCode: referrer.user.referralCode })
    if (wasRefused) {
      await submitLicense(member.user.id, { number: `MN-U-${member.user.id}` })
      const { id } = await checkOf(staff, member.user.id)
      await staff.post(`/api/admin/verifications/${id}`, { decision: 'refuse', note: 'Not readable' })
    }
    await submitLicense(member.user.id, { number: `MN-U-${member.user.id}` })
    if (wasRefused)
      await env.DB.prepare("UPDATE users SET license_status = 'refused' WHERE id = ?")
        .bind(member.user.id)
        .run()
    const before = await standing(member, referrer)
    const { id } = await checkOf(staff, member.user.id)
    // Twice: an undone approval can be made and undone again.
    for (const _ of [1, 2]) {
      expect((await staff.post(`/api/admin/verifications/${id}`, { decision: 'approve' })).status).toBe(200)
      const approved = await standing(member, referrer)
      expect(approved.license).toMatchObject([{ license_status: 'verified' }])
      if (wasRefused) expect(approved.referrer).not.toEqual(before.referrer)
      const undone = await undo(id)
      expect(await undone.json()).toMatchObject({ id, status: 'pending', decidedAt: null })
      expect(await standing(member, referrer)).toEqual(before)
      expect((await undo(id)).status, 'only once').toBe(409)
    }
    const log = await staff.read<AuditEntry[]>(`/api/admin/audit?q=user:${member.user.id}`)
    const actions = log.map(({ action }) => action).filter((action) => /approve|undo/.test(action))
    expect(actions).toEqual(['check.undo', 'check.approve', 'check.undo', 'check.approve'])
    await staff.post(`/api/admin/verifications/${id}`, { decision: 'approve' })
    expect((await own(member)).licenseStatus).toBe('verified')
  }
})

test('after its time an approval stays', async () => {
  const [staff, member] = [await Staff.signIn(), await join()]
  await submitLicense(member.user.id, { number: 'MN-LATE' })
  const { id } = await checkOf(staff, member.user.id)
  await staff.post(`/api/admin/verifications/${id}`, { decision: 'approve' })
  await env.DB.prepare('UPDATE license_undos SET expires_at = ? WHERE check_id = ?')
    .bind(Date.now() - 1, id)
    .run()
  const late = await staff.post(`/api/admin/verifications/${id}/undo`)
  expect([late.status, (await late.json<Problem>()).code]).toEqual([409, 'UNDO_OVER'])
  expect((await own(member)).licenseStatus).toBe('verified')
})

test('a decision on details that the member has changed meanwhile is refused', async () => {
  const [staff, member] = [await Staff.signIn(), await join()]
  await submitLicense(member.user.id, { number: 'MN-CUL-7', proof: 'proof:seen' })
  const { id, version } = await checkOf(staff, member.user.id)
  const decide = () => staff.post(`/api/admin/verifications/${id}`, { decision: 'approve', version })
  for (const [column, value, seen] of [
    ['license_type', 'cannabis_retailer', 'cannabis_cultivator'],
    ['license_number', 'MN-RET-1', 'MN-CUL-7'],
    ['proof_key', 'proof:other', 'proof:seen'],
  ] as const) {
    const set = env.DB.prepare(`UPDATE license_checks SET ${column} = ? WHERE id = ?`)
    await set.bind(value, id).run()
    const refused = await decide()
    expect([refused.status, (await refused.json<Problem>()).code]).toEqual([409, 'CHECK_CHANGED'])
    await set.bind(seen, id).run()
  }
  expect((await own(member)).licenseStatus).toBe('pending')
  expect((await decide()).status).toBe(200)
})

test('a refusal needs a reason, hides the listing and reverses the credit, never below a balance of zero', async () => {
  const staff = await Staff.signIn()
  const referrer = await join()
  const member = await join({ referralCode: referrer.user.referralCode })
  expect((await own(referrer)).skunkTokens).toBe(2)
  await staff.send('PUT', `/api/admin/users/${referrer.user.id}`, {
    skunkTokens: 0,
    expectedTokens: 2,
    reason: 'Test',
  })
  await submitLicense(member.user.id, { number: 'MN-CUL-2' })
  const { id } = await checkOf(staff, member.user.id)
  expect((await staff.post(`/api/admin/verifications/${id}`, { decision: 'refuse' })).status).toBe(400)
  const note = 'The number belongs to another business'
  expect((await staff.post(`/api/admin/verifications/${id}`, { decision: 'refuse', note })).status).toBe(200)

  expect((await referrer.get(`/api/users/${member.user.id}`)).status).toBe(404)
  expect((await own(member)).licenseStatus).toBe('refused')
  // Only the member reads the reason.
  const path = `/api/users/${member.user.id}/license-check`
  expect(await (await member.get(path)).json()).toEqual({ check: { status: 'refused', note, cause: null } })
  expect((await referrer.get(path)).status).toBe(403)
  expect((await new Visitor().get(path)).status).toBe(401)
  const history = await (await referrer.get(`/api/users/${referrer.user.id}/tokens`)).json<TokenHistory>()
  expect(history.balance).toBe(0)
  expect(history.entries[0]).toMatchObject({
    source: 'reversal',
    reason: expect.stringContaining('1 of it was gone'),
  })
  const { referrals } = await (
    await referrer.get(`/api/users/${referrer.user.id}/referrals`)
  ).json<ReferralTimeline>()
  expect(referrals).toMatchObject([{ status: 'reversed', reason: 'license_refused' }])
})

test("a refusal lowers a vendor's client count and, below five, closes full access", async () => {
  const staff = await Staff.signIn()
  const vendor = await join({ accountType: 'vendor' })
  const clients = []
  for (let at = 0; at < 5; at += 1) clients.push(await join({ referralCode: vendor.user.referralCode }))
  expect(await own(vendor)).toMatchObject({
    clientReferrals: 5,
    hasFullPlatformAccess: true,
    skunkTokens: 16,
  })
  const client = clients[0]
  if (!client) throw new Error('no client')
  await submitLicense(client.user.id, { number: 'MN-CUL-3' })
  const { id, referredBy } = await checkOf(staff, client.user.id)
  expect(referredBy?.id).toBe(vendor.user.id)
  await staff.post(`/api/admin/verifications/${id}`, { decision: 'refuse', note: 'Expired' })
  expect(await own(vendor)).toMatchObject({
    clientReferrals: 4,
    hasFullPlatformAccess: false,
    skunkTokens: 13,
  })
})

test('a license verified after a refusal restores the credit, however often staff change the decision', async () => {
  const staff = await Staff.signIn()
  const vendor = await join({ accountType: 'vendor' })
  const referrer = await join()
  for (const [by, worth] of [
    [vendor, 3],
    [referrer, 1],
  ] as const) {
    const member = await join({ referralCode: by.user.referralCode })
    for (const number of ['MN-R-1', 'MN-R-2']) {
      await submitLicense(member.user.id, { number: `${number}-${worth}` })
      await staff.post(`/api/admin/verifications/${(await checkOf(staff, member.user.id)).id}`, {
        decision: 'refuse',
        note: 'Not readable',
      })
      expect((await own(by)).skunkTokens).toBe(1)
      await submitLicense(member.user.id, { number: `${number}-${worth}` })
      await staff.post(`/api/admin/verifications/${(await checkOf(staff, member.user.id)).id}`, {
        decision: 'approve',
      })
      expect((await own(by)).skunkTokens).toBe(1 + worth)
      await env.DB.prepare("UPDATE users SET license_status = 'none' WHERE id = ?").bind(member.user.id).run()
    }
    const { referrals } = await (await by.get(`/api/users/${by.user.id}/referrals`)).json<ReferralTimeline>()
    expect(referrals).toMatchObject([{ status: 'credited', amount: worth }])
    const { balance, entries } = await (await by.get(`/api/users/${by.user.id}/tokens`)).json<TokenHistory>()
    expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(balance)
  }
  expect((await own(vendor)).clientReferrals).toBe(1)
})

test('bulk verification restores the credit that a refusal reversed', async () => {
  const staff = await Staff.signIn()
  const vendor = await join({ accountType: 'vendor' })
  const member = await join({ referralCode: vendor.user.referralCode })
  await submitLicense(member.user.id, { number: 'MN-BULK-1' })
  await staff.post(`/api/admin/verifications/${(await checkOf(staff, member.user.id)).id}`, {
    decision: 'refuse',
    note: 'Not readable',
  })
  expect(await own(vendor)).toMatchObject({ skunkTokens: 1, clientReferrals: 0 })
  await submitLicense(member.user.id, { number: 'MN-BULK-1' })
  await staff.post('/api/admin/users/bulk', { action: 'verify', ids: [member.user.id] })
  expect(await own(vendor)).toMatchObject({ skunkTokens: 4, clientReferrals: 1 })
})

test('a repeated license number shows as a possible second account; asking for more lets the member submit again', async () => {
  const staff = await Staff.signIn()
  const [first, second] = [await join(), await join()]
  await submitLicense(first.user.id, { number: 'MN-CUL-4' })
  await submitLicense(second.user.id, { number: 'MN-CUL-4' })
  const check = await checkOf(staff, second.user.id)
  expect(check.sameNumber).toMatchObject([{ id: first.user.id, name: 'Marisol Tangvald' }])
  const note = 'Please send the page with the date'
  await staff.post(`/api/admin/verifications/${check.id}`, { decision: 'ask', note })
  expect((await own(second)).licenseStatus).toBe('none')
  const decided = await staff.read<Verification[]>('/api/admin/verifications?state=done')
  expect(decided[0]).toMatchObject({ id: check.id, status: 'more_needed', note })
  const path = `/api/users/${second.user.id}/license-check`
  expect(await (await second.get(path)).json()).toEqual({
    check: { status: 'more_needed', note, cause: null },
  })
  await submitLicense(second.user.id, { number: 'MN-CUL-5' })
  expect(await (await second.get(path)).json()).toEqual({
    check: { status: 'pending', note: null, cause: null },
  })
})

test('asking a refused member for more keeps the listing hidden until an approval', async () => {
  const staff = await Staff.signIn()
  const [member, viewer] = [await join(), await join()]
  const path = `/api/users/${member.user.id}`
  const decideOn = async (number: string, decision: Record<string, string>) => {
    const { firstName, lastName, email, zipCode, licenseType } = member.user
    const edited = { firstName, lastName, email, zipCode, licenseType, licenseNumber: number }
    expect((await member.send('PUT', `${path}/profile`, edited)).status).toBe(200)
    const { id } = await checkOf(staff, member.user.id)
    expect((await staff.post(`/api/admin/verifications/${id}`, decision)).status).toBe(200)
  }
  await decideOn('MN-CUL-20', { decision: 'refuse', note: 'Expired' })
  await decideOn('MN-CUL-21', { decision: 'ask', note: 'Please send the page with the date' })
  expect((await own(member)).licenseStatus).toBe('refused')
  expect((await viewer.get(path)).status).toBe(404)
  const { audit } = await staff.read<AdminMember>(`/api/admin/users/${member.user.id}`)
  expect(audit[0]).toMatchObject({
    action: 'check.ask',
    before: { licenseStatus: 'refused' },
    after: { licenseStatus: 'refused' },
  })
  await decideOn('MN-CUL-22', { decision: 'approve' })
  expect((await viewer.get(path)).status).toBe(200)
})

test('a proof is an attachment for staff and is deleted thirty days after the decision', async () => {
  const staff = await Staff.signIn()
  const member = await join()
  await env.IMAGES.put('proof:test', 'PDF', { metadata: { type: 'application/pdf' } })
  await submitLicense(member.user.id, { proof: 'proof:test' })
  const { id, proofName } = await checkOf(staff, member.user.id)
  expect(proofName).toBe('License 2026.pdf')
  const path = `/api/users/${member.user.id}/license-proof`
  const proof = await staff.get(path)
  expect(proof.headers.get('Content-Disposition')).toMatch(/^attachment/)
  expect(proof.headers.get('Cache-Control')).toBe('no-store')
  expect((await (await join()).get(path)).status).toBe(403)
  await staff.post(`/api/admin/verifications/${id}`, { decision: 'approve' })

  const runMaintenanceAt = async (days: number) => {
    await worker.scheduled(
      createScheduledController({
        scheduledTime: new Date(Date.now() + days * 86_400_000),
        cron: '*/5 * * * *',
      }),
      env,
    )
  }
  await runMaintenanceAt(29)
  expect(await env.IMAGES.get('proof:test')).toBe('PDF')
  await runMaintenanceAt(31)
  expect(await env.IMAGES.get('proof:test')).toBeNull()
  // Thirty days later the admin session has expired too.
  expect((await staff.get(path)).status).toBe(401)
  expect((await (await Staff.signIn()).get(path)).status).toBe(404)
})

test('a reward moves from requested to scheduled to delivered, never back', async () => {
  const staff = await Staff.signIn()
  const member = await join()
  await env.DB.prepare(
    "INSERT INTO reward_claims (user_id, tier_id, status, requested_at) VALUES (?, 'founding-event', 'requested', ?)",
  )
    .bind(member.user.id, Date.now())
    .run()
  const [item] = await staff.read<RewardItem[]>('/api/admin/rewards')
  const path = `/api/admin/rewards/${item?.id}`
  expect(
    (await staff.post(path, { status: 'scheduled', startsAt: '2026-12-12', note: 'Duluth' })).status,
  ).toBe(204)
  expect((await staff.post(path, { status: 'requested' })).status).toBe(409)
  expect((await staff.post(path, { status: 'delivered' })).status).toBe(204)
  expect(await staff.read<RewardItem[]>('/api/admin/rewards')).toEqual([])
  const [delivered] = await staff.read<RewardItem[]>('/api/admin/rewards?state=done')
  expect(delivered).toMatchObject({
    status: 'delivered',
    note: 'Duluth',
    startsAt: '2026-12-12T00:00:00.000Z',
  })
})

test('an ad with fixed dates refuses another start, and a start must be a calendar day', async () => {
  const staff = await Staff.signIn()
  const member = await join()
  const update = { skunkTokens: 25, reason: 'For the test' }
  expect((await staff.send('PUT', `/api/admin/users/${member.user.id}`, update)).status).toBe(200)
  await submitLicense(member.user.id, { number: 'MN-AD' })
  const { id } = await checkOf(staff, member.user.id)
  await staff.post(`/api/admin/verifications/${id}`, { decision: 'approve' })
  const rewards = `/api/users/${member.user.id}/rewards`
  for (const tier of ['premium-spotlight', 'founding-event']) await member.post(`${rewards}/${tier}/claim`)
  const before = await (await member.get(rewards)).json<RewardClaims>()
  const waitingRewards = await staff.read<RewardItem[]>('/api/admin/rewards')
  const schedule = async (tier: string, startsAt?: string) => {
    const item = waitingRewards.find(({ member: { id }, tierId }) => id === member.user.id && tierId === tier)
    const step = { status: 'scheduled', ...(startsAt && { startsAt }) }
    return (await staff.post(`/api/admin/rewards/${item?.id}`, step)).status
  }
  expect(await schedule('premium-spotlight', '2099-03-01')).toBe(400)
  expect(await schedule('premium-spotlight')).toBe(204)
  const days = ({ claims: [spotlight] }: RewardClaims) => [spotlight?.startsAt, spotlight?.endsAt]
  expect(days(await (await member.get(rewards)).json<RewardClaims>())).toEqual(days(before))
  for (const day of ['2099-02-31', 'soon']) expect(await schedule('founding-event', day)).toBe(400)
  expect(await schedule('founding-event', '2099-02-28')).toBe(204)
})

test('a contact message is answered and can be opened again', async () => {
  const staff = await Staff.signIn()
  await env.DB.prepare(
    "INSERT INTO contact_messages (name, email, subject, message, created_at) VALUES ('Ola', 'ola@example.com', 'Hi', 'Hello', 1)",
  ).run()
  const [item] = await staff.read<ContactItem[]>('/api/admin/contact')
  expect((await staff.post(`/api/admin/contact/${item?.id}`, { status: 'answered' })).status).toBe(204)
  expect((await staff.post(`/api/admin/contact/${item?.id}`, { status: 'answered' })).status).toBe(409)
  expect(await staff.read<ContactItem[]>('/api/admin/contact')).toEqual([])
  expect((await staff.post(`/api/admin/contact/${item?.id}`, { status: 'open' })).status).toBe(204)
  expect(await staff.read<AuditEntry[]>(`/api/admin/audit?target=contact:${item?.id}`)).toMatchObject([
    { action: 'contact.open', before: { status: 'answered' }, after: { status: 'open' } },
    { action: 'contact.answered', before: { status: 'open' }, after: { status: 'answered' } },
  ])
})

test('rejecting a bug report reverses its award once, never below zero; a duplicate needs its original', async () => {
  const staff = await Staff.signIn()
  const member = await join()
  const report = async (text: string, tokens: number) => {
    await env.DB.batch([
      env.DB.prepare(
        'INSERT INTO bug_reports (user_id, text, normalized, counted, tokens_awarded, created_at) VALUES (?, ?, ?, 1, ?, ?)',
      ).bind(member.user.id, text, text, tokens, Date.now()),
    ])
    const all = await staff.read<BugItem[]>('/api/admin/bug-reports')
    return all.find((item) => item.text === text)?.id
  }
  const [first, second] = [await report('the map is upside down', 5), await report('upside-down map', 0)]
  const decide = (id: number | undefined, body: unknown) => staff.post(`/api/admin/bug-reports/${id}`, body)
  expect((await decide(second, { decision: 'duplicate' })).status).toBe(400)
  expect((await decide(second, { decision: 'duplicate', duplicateOf: second })).status).toBe(409)
  expect((await decide(second, { decision: 'duplicate', duplicateOf: first })).status).toBe(204)
  expect((await decide(first, { decision: 'reject', note: 'It is right' })).status).toBe(204)
  expect((await decide(first, { decision: 'reject' })).status).toBe(409)
  expect(await own(member)).toMatchObject({ skunkTokens: 0, bugsReported: 1 })
  expect(await staff.read<AuditEntry[]>('/api/admin/audit?q=bug')).toMatchObject([
    { action: 'bug.reject', before: { status: 'open' }, after: { status: 'rejected' }, note: 'It is right' },
    {
      action: 'bug.duplicate',
      before: { status: 'open' },
      after: { status: 'duplicate', duplicateOf: first },
    },
  ])
  const sum = await env.DB.prepare('SELECT sum(amount) AS total FROM token_entries WHERE user_id = ?')
    .bind(member.user.id)
    .first<number>('total')
  expect(sum).toBe(0)
})

test('a report is dismissed, warns the member, or deletes the account', async () => {
  const staff = await Staff.signIn()
  const [reporter, reported] = [await join(), await join()]
  const report = async () => {
    await env.DB.prepare(
      'INSERT INTO member_reports (reporter_id, reported_id, reason, created_at) VALUES (?, ?, ?, ?)',
    )
      .bind(reporter.user.id, reported.user.id, 'Not a business', Date.now())
      .run()
    const [item] = await staff.read<ReportItem[]>('/api/admin/member-reports')
    return `/api/admin/member-reports/${item?.id}`
  }
  const dismissed = await report()
  expect((await staff.read<AdminStats>('/api/admin/stats')).waiting.memberReports.count).toBe(1)
  expect((await staff.post(dismissed, { decision: 'dismiss' })).status).toBe(204)
  expect((await staff.post(dismissed, { decision: 'warn' })).status).toBe(409)
  expect((await staff.post(await report(), { decision: 'warn', note: 'First time' })).status).toBe(204)
  const { user } = await staff.read<AdminMember>(`/api/admin/users/${reported.user.id}`)
  expect(user.warnedAt).not.toBeNull()
  expect((await staff.post(await report(), { decision: 'remove' })).status).toBe(204)
  expect((await reported.get('/api/session')).status).toBe(401)
  const audit = await staff.read<AuditEntry[]>(`/api/admin/audit?target=user:${reported.user.id}`)
  expect(audit.map(({ action }) => action)).toEqual(['user.deleted', 'report.warn', 'report.dismiss'])
  expect(audit[1]).toMatchObject({ before: { status: 'open' }, after: { status: 'warned' } })
})
