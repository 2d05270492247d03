import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { EmailVerified, OpenSession } from '#shared/accounts/schemas.ts'
import type { Problem } from '#shared/wire/problem.ts'
import { tokenHash } from '#worker/auth/secrets.ts'
import { join, own, Visitor } from './support/client.ts'
import { mailedToken } from './support/mail.ts'
import { add, businessOf, type Member } from './support/team.ts'

/** A second browser of the same member. */
async function signIn(member: Member): Promise<Visitor> {
  const browser = new Visitor()
  const answer = await browser.post('/api/user/login', {
    email: member.user.email,
    password: member.password,
  })
  expect(answer.status).toBe(200)
  return browser
}

/** Inserts a grant that no mail of the test contains; returns its token. */
async function grantFor(member: Member, kind: string, payload = '', expiresAt = Date.now() + 60_000) {
  const token = `token-${crypto.randomUUID()}`
  await env.DB.prepare('INSERT INTO grants (hash, user_id, kind, payload, expires_at) VALUES (?, ?, ?, ?, ?)')
    .bind(tokenHash(token), member.user.id, kind, payload, expiresAt)
    .run()
  return token
}

const grantsOf = async (member: Member) => {
  const { results } = await env.DB.prepare('SELECT kind, payload FROM grants WHERE user_id = ? ORDER BY kind')
    .bind(member.user.id)
    .all<{ kind: string; payload: string }>()
  return results
}

const verify = (token: string) => new Visitor().post('/api/user/verify-email', { token })

test('an e-mail is confirmed by its link from any browser, and the link followed again says so', async () => {
  const member = await join()
  expect(member.user.emailVerified).toBe(false)
  const token = mailedToken(member.user.email, 'Welcome to North Leaf Network')
  const first = await verify(token)
  expect(await first.json()).toEqual({ email: member.user.email, change: 'verified' })
  expect((await own(member)).emailVerified).toBe(true)
  const second = await verify(token)
  expect(await second.json()).toEqual({ email: member.user.email, change: 'already' })
})

test('a link used fifty times at once confirms once', async () => {
  const member = await join()
  const token = await grantFor(member, 'verify_email')
  const changes = await Promise.all(
    Array.from({ length: 50 }, async () => (await (await verify(token)).json<EmailVerified>()).change),
  )
  expect(changes.filter((change) => change === 'verified')).toHaveLength(1)
  expect(changes.filter((change) => change === 'already')).toHaveLength(49)
})

test('an expired link, a link of another kind and an invented one change nothing', async () => {
  const member = await join()
  expect((await verify(await grantFor(member, 'verify_email', '', Date.now() - 1))).status).toBe(400)
  expect((await verify(await grantFor(member, 'reset'))).status).toBe(400)
  expect((await verify('made-up')).status).toBe(400)
  expect((await own(member)).emailVerified).toBe(false)
})

test('a new link replaces the old one; three are sent an hour', async () => {
  const member = await join()
  const old = await grantFor(member, 'verify_email')
  const statuses = []
  for (const _ of [1, 2, 3, 4]) statuses.push((await member.post('/api/user/verify-email/resend')).status)
  expect(statuses).toEqual([202, 202, 202, 429])
  expect((await verify(old)).status).toBe(400)
  expect((await new Visitor().post('/api/user/verify-email/resend')).status).toBe(401)
})

test('an e-mail changes when the new address confirms it, and the old address is notified', async () => {
  const member = await join()
  const answer = await member.post('/api/user/change-email', {
    email: 'New.Address@example.com',
    currentPassword: member.password,
  })
  expect(answer.status).toBe(202)
  expect((await own(member)).email).toBe(member.user.email)
  const mails = await env.DB.prepare(
    "SELECT kind, recipient FROM outbox WHERE user_id = ? AND kind <> 'welcome' ORDER BY id",
  )
    .bind(member.user.id)
    .all()
  expect(mails.results).toEqual([
    { kind: 'change_email', recipient: 'New.Address@example.com' },
    { kind: 'email_changing', recipient: member.user.email },
  ])
  expect(await grantsOf(member)).toContainEqual({ kind: 'change_email', payload: 'New.Address@example.com' })

  const token = mailedToken('New.Address@example.com', 'Confirm your new email')
  expect(await (await verify(token)).json()).toEqual({ email: 'New.Address@example.com', change: 'changed' })
  expect(await own(member)).toMatchObject({ email: 'New.Address@example.com', emailVerified: true })
  const again = await new Visitor().post('/api/user/login', {
    email: 'new.address@EXAMPLE.com',
    password: member.password,
  })
  expect(again.status).toBe(200)
  const welcome = mailedToken(member.user.email, 'Welcome')
  expect((await verify(welcome)).status, 'a link to the old address').toBe(400)
  const second = await verify(token)
  expect(await second.json()).toEqual({ email: 'New.Address@example.com', change: 'already' })
  expect((await own(member)).email).toBe('New.Address@example.com')
})

test('the link of an address that was given up since changes nothing', async () => {
  const member = await join()
  const ask = (email: string) =>
    member.post('/api/user/change-email', { email, currentPassword: member.password })
  await ask('first.move@example.com')
  const first = mailedToken('first.move@example.com', 'Confirm your new email')
  await verify(first)
  await ask('second.move@example.com')
  await verify(mailedToken('second.move@example.com', 'Confirm your new email'))
  expect((await verify(first)).status).toBe(400)
  expect((await own(member)).email).toBe('second.move@example.com')
})

test('a changing link clicked ten times at once changes the address once and never fails', async () => {
  const member = await join()
  const token = await grantFor(member, 'change_email', 'ten.clicks@example.com')
  const changes = await Promise.all(
    Array.from({ length: 10 }, async () => (await (await verify(token)).json<EmailVerified>()).change),
  )
  expect(changes.filter((change) => change === 'changed')).toHaveLength(1)
  expect(changes.filter((change) => change === 'already')).toHaveLength(9)
})

test('an e-mail does not change to a taken one, to the same one, or without the password', async () => {
  const [member, other] = [await join(), await join()]
  const ask = async (email: string, currentPassword = member.password) => {
    const answer = await member.post('/api/user/change-email', { email, currentPassword })
    return [answer.status, (await answer.json<Problem>()).code]
  }
  expect(await ask('fresh@example.com', 'not the password')).toEqual([400, 'WRONG_PASSWORD'])
  expect(await ask(member.user.email.toUpperCase())).toEqual([400, 'SAME_EMAIL'])
  expect(await ask(other.user.email)).toEqual([409, 'EMAIL_TAKEN'])
  const token = await grantFor(member, 'change_email', other.user.email)
  expect((await verify(token)).status).toBe(409)
  expect((await own(member)).email).toBe(member.user.email)
})

test('sessions are listed and ended; an ended one gets 401 on its next request', async () => {
  const member = await join()
  const [second, third] = [await signIn(member), await signIn(member)]
  const listed = await (await member.get('/api/sessions')).json<OpenSession[]>()
  expect(listed).toHaveLength(3)
  expect(listed.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
  expect(listed.every(({ id }) => id.length === 16)).toBe(true)

  const [, seen] = await Promise.all([
    second.get('/api/sessions'),
    (await second.get('/api/sessions')).json<OpenSession[]>(),
  ])
  const own2 = seen.find(({ isCurrent }) => isCurrent)
  expect((await member.send('DELETE', `/api/sessions/${own2?.id}`)).status).toBe(204)
  expect((await second.get('/api/session')).status).toBe(401)
  expect((await third.get('/api/session')).status).toBe(200)
  expect((await member.send('DELETE', '/api/sessions/others')).status).toBe(204)
  expect((await third.get('/api/session')).status).toBe(401)
  expect((await member.get('/api/session')).status).toBe(200)
})

test("nobody can end another member's session", async () => {
  const [member, other] = [await join(), await join()]
  const [session] = await (await member.get('/api/sessions')).json<OpenSession[]>()
  await other.send('DELETE', `/api/sessions/${session?.id}`)
  expect((await member.get('/api/session')).status).toBe(200)
})

test('a member downloads everything that is stored, and nobody else can', async () => {
  const [member, other] = [await join(), await join()]
  await join({ referralCode: member.user.referralCode, firstName: 'Secretive' })
  const path = `/api/users/${member.user.id}/export`
  const answer = await member.get(path)
  expect(answer.headers.get('content-disposition')).toContain('attachment')
  const text = await answer.text()
  expect(JSON.parse(text)).toMatchObject({
    account: { email: member.user.email, phoneNumber: member.user.phoneNumber, smsConsent: true },
    tokenEntries: [{ amount: 1 }, { amount: 1 }],
    referrals: [{ status: 'credited' }],
    sessions: [{ createdAt: expect.any(Number) }],
  })
  for (const secret of ['scrypt', 'passwordHash', 'Secretive', 'hash"']) expect(text).not.toContain(secret)
  expect((await other.get(path)).status).toBe(403)
  expect((await new Visitor().get(path)).status).toBe(401)
})

test('consent to text messages is withdrawn and given again', async () => {
  const member = await join()
  for (const smsConsent of [false, true]) {
    expect((await member.send('PUT', '/api/user/sms-consent', { smsConsent })).status).toBe(200)
    expect((await own(member)).smsConsent).toBe(smsConsent)
  }
  expect((await new Visitor().send('PUT', '/api/user/sms-consent', { smsConsent: false })).status).toBe(401)
})

test('an account is deleted by its member with the password, and all its sessions end', async () => {
  const [member, other] = [await join(), await join()]
  const second = await signIn(member)
  const path = `/api/users/${member.user.id}`
  expect((await member.send('DELETE', path, { password: 'not the password' })).status).toBe(400)
  expect((await other.send('DELETE', path, { password: other.password })).status).toBe(403)
  expect((await new Visitor().send('DELETE', path, { password: member.password })).status).toBe(401)

  const jar = new Map(member.cookies)
  expect((await member.send('DELETE', path, { password: member.password })).status).toBe(204)
  expect(member.cookies.size).toBe(0)
  for (const [name, value] of jar) member.cookies.set(name, value)
  expect((await member.get('/api/session')).status).toBe(401)
  expect((await second.get('/api/session')).status).toBe(401)
  const login = await new Visitor().post('/api/user/login', {
    email: member.user.email,
    password: member.password,
  })
  expect(login.status).toBe(401)
})

test("a team's owner is offered a transfer before the account is deleted", async () => {
  const [owner, member] = [await join(), await join()]
  await add(owner, member)
  const path = `/api/users/${owner.user.id}`
  const refused = await owner.send('DELETE', path, { password: owner.password })
  expect([refused.status, (await refused.json<Problem>()).code]).toEqual([409, 'LEADS_TEAM'])
  expect((await owner.send('DELETE', path, { password: owner.password, passTeamOn: true })).status).toBe(204)
  expect(await businessOf(member)).toMatchObject({ businessOwnerId: owner.user.id, userRole: 'owner' })
})
