import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { openDatabase } from '#worker/db/client.ts'
import { insertResetGrant, openSession } from '#worker/features/accounts/sign-in/repo.ts'
import { Staff } from './support/staff.ts'
import { join, type Member, registrationOf, Visitor } from './support/client.ts'
import { lastMail, mailedToken } from './support/mail.ts'

const newPassword = 'a new battery staple'

/** Requests a new address with the member's password, as an attacker would; returns the link's token. */
async function requestOtherAddress(member: Member): Promise<string> {
  const email = `thief-of-${member.user.id}@example.com`
  const requested = await member.post('/api/user/change-email', { email, currentPassword: member.password })
  expect(requested.status).toBe(202)
  return mailedToken(email, 'Confirm your new email')
}

async function resetByMail(member: Member): Promise<void> {
  await new Visitor().post('/api/user/forgot-password', { email: member.user.email })
  const token = mailedToken(member.user.email, 'Set a new password')
  expect((await new Visitor().post('/api/user/reset-password', { token, newPassword })).status).toBe(200)
}

const emailOf = (id: number) =>
  env.DB.prepare('SELECT email FROM users WHERE id = ?').bind(id).first<string>('email')

test('a reset ends an earlier request to change the address', async () => {
  const member = await join()
  const token = await requestOtherAddress(member)
  await resetByMail(member)
  expect((await new Visitor().post('/api/user/verify-email', { token })).status).toBe(400)
  expect(await emailOf(member.user.id)).toBe(member.user.email)
})

test('a new password ends links that were mailed before it', async () => {
  const member = await join()
  const change = await requestOtherAddress(member)
  await new Visitor().post('/api/user/forgot-password', { email: member.user.email })
  const reset = mailedToken(member.user.email, 'Set a new password')
  const body = { currentPassword: member.password, newPassword }
  expect((await member.post('/api/user/change-password', body)).status).toBe(204)
  expect((await new Visitor().post('/api/user/verify-email', { token: change })).status).toBe(400)
  const again = await new Visitor().post('/api/user/reset-password', {
    token: reset,
    newPassword: 'yet another one',
  })
  expect(again.status).toBe(400)
})

test('a reset by staff ends a request to change the address too', async () => {
  const [staff, member] = [await Staff.signIn(), await join()]
  const token = await requestOtherAddress(member)
  const forced = await staff.send('PUT', `/api/admin/users/${member.user.id}`, {
    passwordResetRequired: true,
  })
  expect(forced.status).toBe(200)
  expect((await new Visitor().post('/api/user/verify-email', { token })).status).toBe(400)
  expect(await emailOf(member.user.id)).toBe(member.user.email)
})

test('a repeated registration opens no session once the account has another password', async () => {
  const headers = { 'Idempotency-Key': 'takeover-reset-key' }
  const body = registrationOf()
  const first = new Visitor()
  const joined = await first.post('/api/register', body, headers)
  const { user } = await joined.json<{ user: Member['user'] }>()
  expect((await new Visitor().post('/api/register', body, headers)).status).toBe(201)
  await resetByMail(Object.assign(first, { user, password: body.password }))
  const replay = new Visitor()
  expect((await replay.post('/api/register', body, headers)).status).toBe(409)
  expect(replay.cookies.size).toBe(0)
})

test('a repeated registration opens no session on an account that must reset its password', async () => {
  const headers = { 'Idempotency-Key': 'takeover-forced-key' }
  const body = registrationOf()
  const joined = await new Visitor().post('/api/register', body, headers)
  const { user } = await joined.json<{ user: Member['user'] }>()
  await (await Staff.signIn()).send('PUT', `/api/admin/users/${user.id}`, { passwordResetRequired: true })
  const replay = new Visitor()
  expect((await replay.post('/api/register', body, headers)).status).toBe(409)
  expect(replay.cookies.size).toBe(0)
})

test('a sign-in that was checked before a forced reset opens no session', async () => {
  const member = await join()
  const row = await env.DB.prepare('SELECT password_hash FROM users WHERE id = ?')
    .bind(member.user.id)
    .first<string>('password_hash')
  await (
    await Staff.signIn()
  ).send('PUT', `/api/admin/users/${member.user.id}`, { passwordResetRequired: true })
  // The sign-in had read the member before the flag was set.
  const late = { hash: 'late', userId: member.user.id, agent: '', now: Date.now() }
  const isOpen = await openSession(openDatabase(env.DB), late, { checked: row ?? '', rehashed: null })
  expect(isOpen).toBe(false)
})

test('the old password gives no grant once the owner has set another one', async () => {
  const member = await join()
  const { id } = member.user
  await env.DB.prepare('UPDATE users SET password_reset_required = 1 WHERE id = ?').bind(id).run()
  const checked = await env.DB.prepare('SELECT password_hash FROM users WHERE id = ?')
    .bind(id)
    .first<string>('password_hash')
  const give = (hash: string, password: string | null) =>
    insertResetGrant(openDatabase(env.DB), id, { hash, expiresAt: Date.now() + 60_000 }, password ?? '')
  expect(await give('in-time', checked)).toBe(true)
  await resetByMail(member)
  expect(await give('too-late', checked)).toBe(false)
  const left = env.DB.prepare("SELECT 1 FROM grants WHERE user_id = ? AND kind = 'reset'")
  expect(await left.bind(id).first()).toBeNull()
})

test("another member's grant in the browser does not set a password", async () => {
  const [left, other] = [await join(), await join()]
  await env.DB.prepare('UPDATE users SET password_reset_required = 1 WHERE id = ?').bind(left.user.id).run()
  const browser = new Visitor()
  const flagged = { email: left.user.email, password: left.password }
  expect((await browser.post('/api/user/login', flagged)).status).toBe(403)
  const body = { email: other.user.email, newPassword }
  expect((await browser.post('/api/user/reset-password', body)).status).toBe(400)
  expect((await new Visitor().post('/api/user/login', flagged)).status).toBe(403)
})

test('a new sign-in in the same browser ends its old session', async () => {
  const member = await join()
  const [name = '', token = ''] = [...member.cookies][0] ?? []
  const old = new Visitor()
  old.cookies.set(name, token)
  const body = { email: member.user.email, password: member.password }
  expect((await member.post('/api/user/login', body)).status).toBe(200)
  expect((await old.get('/api/session')).status).toBe(401)
  expect((await member.get('/api/session')).status).toBe(200)

  const before = member.user.id
  const other = await join({}, member)
  const left = await env.DB.prepare('SELECT count(*) AS n FROM sessions WHERE user_id = ?')
    .bind(before)
    .first<{ n: number }>()
  expect(left?.n).toBe(0)
  // A failed sign-in does not end the open session.
  expect((await other.post('/api/user/login', { ...body, password: 'wrong' })).status).toBe(401)
  expect((await other.get('/api/session')).status).toBe(200)
})

test('a mail to an unconfirmed address repeats no link from a name', async () => {
  for (const firstName of ['Win at https://evil.example', 'evil.example', 'a@evil.example']) {
    const { user } = await join({ firstName })
    const { text, html } = lastMail(user.email, 'Welcome')
    expect(text).not.toContain('evil')
    expect(html).not.toContain('evil')
  }
  const { user } = await join({ firstName: 'Zoë' })
  expect(lastMail(user.email, 'Welcome').text).toContain('Hello Zoë,')
})
