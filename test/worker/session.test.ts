import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { Problem } from '#shared/wire/problem.ts'
import { join, registrationOf, Visitor } from './support/client.ts'
import { rateLimits } from '#shared/wire/rate-limits.ts'
import { countAttempt } from '#worker/auth/rate-limit.ts'
import { mailedToken } from './support/mail.ts'

const logIn = (visitor: Visitor, email: string, password: string) =>
  visitor.post('/api/user/login', { email, password })

test('an unknown e-mail and a wrong password get the same answer', async () => {
  const member = await join()
  const visitor = new Visitor()
  const [unknown, wrong] = await Promise.all([
    logIn(visitor, 'nobody@example.com', 'whatever it is'),
    logIn(visitor, member.user.email, 'whatever it is'),
  ])
  expect([unknown.status, wrong.status]).toEqual([401, 401])
  const bodies = await Promise.all([unknown, wrong].map((response) => response.json<Problem>()))
  for (const body of bodies)
    expect(body).toMatchObject({ code: 'INVALID_CREDENTIALS', message: 'Invalid email or password' })
})

test('an e-mail in another case, with spaces or full-width letters is the same account', async () => {
  const member = await join({ email: 'Jo@X.com' })
  const again = await new Visitor().post('/api/register', registrationOf({ email: ' jo@x.com ' }))
  expect(again.status).toBe(409)
  expect(await again.json<Problem>()).toMatchObject({ code: 'EMAIL_TAKEN' })
  for (const spelling of ['JO@x.com', ' jo@x.com ', 'ｊｏ@x.com']) {
    expect((await logIn(new Visitor(), spelling, member.password)).status).toBe(200)
  }
})

test('of fifty concurrent guesses on one account, ten are checked; the open session stays active', async () => {
  const member = await join()
  const guesses = await Promise.all(
    Array.from({ length: 50 }, () => logIn(new Visitor(), member.user.email, 'a guess of a password')),
  )
  const refused = guesses.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(40)
  expect(Number(refused[0]?.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect((await member.get('/api/session')).status).toBe(200)
})

test('guesses from one address are counted across accounts', async () => {
  const visitor = new Visitor()
  for (let guess = 0; guess < rateLimits.loginByAddress.limit - 1; guess += 1)
    await countAttempt(env, 'loginByAddress', visitor.address, Date.now())
  expect((await logIn(visitor, 'one@example.com', 'a guess')).status).toBe(401)
  expect((await logIn(visitor, 'two@example.com', 'a guess')).status).toBe(429)
})

test('a password over 1,024 bytes is refused before it is hashed', async () => {
  const long = 'ä'.repeat(513)
  expect((await logIn(new Visitor(), 'someone@example.com', long)).status).toBe(400)
  const body = registrationOf({ password: long, confirmPassword: long })
  expect((await new Visitor().post('/api/register', body)).status).toBe(400)
})

test('e-mail and new password alone change nothing and reveal nothing', async () => {
  const member = await join()
  const stranger = new Visitor()
  const answers = await Promise.all(
    [member.user.email, 'nobody@example.com'].map((email) =>
      stranger.post('/api/user/reset-password', { email, newPassword: 'taken over by me' }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual([202, 202])
  expect(await answers[0]?.text()).toBe(await answers[1]?.text())
  expect((await logIn(new Visitor(), member.user.email, 'taken over by me')).status).toBe(401)
  expect((await logIn(new Visitor(), member.user.email, member.password)).status).toBe(200)
})

test('a mailed link sets the password once, however often it is used, and ends all sessions', async () => {
  const member = await join()
  await new Visitor().post('/api/user/forgot-password', { email: member.user.email })
  const token = mailedToken(member.user.email, 'Set a new password')
  const tries = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      new Visitor().post('/api/user/reset-password', { token, newPassword: `new password ${index}` }),
    ),
  )
  const statuses = tries.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  // If ten hashes take too long, the last ones are answered with 503.
  expect(statuses.filter((status) => status !== 200 && status !== 400 && status !== 503)).toEqual([])
  expect((await member.get('/api/session')).status).toBe(401)
  expect((await logIn(new Visitor(), member.user.email, member.password)).status).toBe(401)
  expect(
    (await logIn(new Visitor(), member.user.email, `new password ${statuses.indexOf(200)}`)).status,
  ).toBe(200)
})

test('a reset ends the session of whoever is signed in where it is done', async () => {
  const [member, other] = [await join(), await join()]
  await new Visitor().post('/api/user/forgot-password', { email: member.user.email })
  const token = mailedToken(member.user.email, 'Set a new password')
  const stolen = new Visitor()
  for (const [name, value] of other.cookies) stolen.cookies.set(name, value)
  const reset = await other.post('/api/user/reset-password', { token, newPassword: 'a new password' })
  expect(reset.status).toBe(200)
  expect(other.cookies.size).toBe(0)
  expect((await stolen.get('/api/session')).status).toBe(401)
  expect((await logIn(new Visitor(), other.user.email, other.password)).status).toBe(200)
})

test('resets that others request use up no mail of a member, and invalidate no fresh link', async () => {
  const member = await join()
  const ask = (visitor = new Visitor()) =>
    visitor.post('/api/user/forgot-password', { email: member.user.email })
  const mails = async () =>
    (
      await env.DB.prepare("SELECT id FROM outbox WHERE user_id = ? AND kind = 'reset_password'")
        .bind(member.user.id)
        .all()
    ).results.length
  expect((await ask()).status).toBe(202)
  const token = mailedToken(member.user.email, 'Set a new password')
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask()))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 202))
  expect(await mails()).toBe(1)
  // The member's own mails are counted separately.
  expect((await member.post('/api/user/verify-email/resend')).status).toBe(202)

  // Shortly before the next one is mailed, the last link is still valid for ten minutes.
  const grant = await env.DB.prepare("SELECT expires_at FROM grants WHERE user_id = ? AND kind = 'reset'")
    .bind(member.user.id)
    .first<number>('expires_at')
  expect((grant ?? 0) - Date.now() - rateLimits.resetMail.windowMs).toBeGreaterThan(9 * 60_000)
  const reset = await new Visitor().post('/api/user/reset-password', { token, newPassword: 'a new password' })
  expect(reset.status).toBe(200)

  // After a used link, the next one need not wait.
  expect((await ask()).status).toBe(202)
  expect(await mails()).toBe(2)
  expect(mailedToken(member.user.email, 'Set a new password')).not.toBe(token)
})

test('after a reset mail that could not be queued, the next one need not wait', async () => {
  const member = await join()
  const broken = new Visitor(undefined, { DB: {} as D1Database })
  await broken.post('/api/user/forgot-password', { email: member.user.email }).catch(() => undefined)
  await new Visitor().post('/api/user/forgot-password', { email: member.user.email })
  expect(mailedToken(member.user.email, 'Set a new password')).not.toBe('')
})

test('an account that must reset its password learns so only with the right password, and its grant works once', async () => {
  const member = await join()
  await env.DB.prepare('UPDATE users SET password_reset_required = 1 WHERE id = ?').bind(member.user.id).run()
  expect((await logIn(new Visitor(), member.user.email, 'not the password')).status).toBe(401)

  const visitor = new Visitor()
  const resetRequired = await logIn(visitor, member.user.email, member.password)
  expect(resetRequired.status).toBe(403)
  expect(await resetRequired.json<Problem>()).toMatchObject({
    code: 'PASSWORD_RESET_REQUIRED',
    email: member.user.email,
  })
  expect(visitor.cookies.has('__Host-session')).toBe(false)

  const reset = { email: member.user.email, newPassword: 'a better password' }
  expect((await visitor.post('/api/user/reset-password', reset)).status).toBe(200)
  expect((await logIn(new Visitor(), member.user.email, 'a better password')).status).toBe(200)
})

test('an ended session is refused on the next request, even while KV still has its record', async () => {
  const member = await join()
  const token = member.cookies.get('__Host-session') ?? ''
  const record = (await env.SESSIONS.list()).keys.map(({ name }) => name)
  expect((await member.post('/api/user/logout')).status).toBe(204)
  expect(member.cookies.size).toBe(0)

  for (const name of record)
    await env.SESSIONS.put(name, JSON.stringify({ userId: member.user.id, createdAt: Date.now() }))
  member.cookies.set('__Host-session', token)
  expect((await member.get('/api/session')).status).toBe(401)
})

test('an unknown session cookie is ignored', async () => {
  const visitor = new Visitor()
  visitor.cookies.set('__Host-session', 'chosen-by-an-attacker')
  expect((await visitor.post('/api/register', registrationOf())).status).toBe(201)
  expect(visitor.cookies.get('__Host-session')).not.toBe('chosen-by-an-attacker')
  const attacker = new Visitor()
  attacker.cookies.set('__Host-session', 'chosen-by-an-attacker')
  expect((await attacker.get('/api/session')).status).toBe(401)
})

test('a password change in one browser signs the other one out', async () => {
  const member = await join()
  const phone = new Visitor()
  await logIn(phone, member.user.email, member.password)
  const change = { currentPassword: member.password, newPassword: 'another good one' }
  expect(
    (await member.post('/api/user/change-password', { ...change, currentPassword: 'wrong one' })).status,
  ).toBe(400)
  expect((await member.post('/api/user/change-password', change)).status).toBe(204)
  expect((await phone.get('/api/session')).status).toBe(401)
  expect((await member.get('/api/session')).status).toBe(200)
})

test('of concurrent password changes exactly one succeeds, and its password is valid', async () => {
  const member = await join()
  const wanted = ['first new one', 'second new one', 'third new one']
  const answers = await Promise.all(
    wanted.map((newPassword) =>
      member.post('/api/user/change-password', { currentPassword: member.password, newPassword }),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 400, 400])
  const confirmed = wanted[answers.findIndex(({ status }) => status === 204)] ?? ''
  expect((await logIn(new Visitor(), member.user.email, confirmed)).status).toBe(200)
  expect((await member.get('/api/session')).status).toBe(200)
})

test("another member's x-user-id is refused; without a session the answer is 401", async () => {
  const [member, other] = [await join(), await join()]
  const path = `/api/users/${member.user.id}/tokens`
  expect((await member.get(path, { 'x-user-id': String(member.user.id) })).status).toBe(200)
  expect((await member.get(path, { 'x-user-id': String(other.user.id) })).status).toBe(403)
  expect((await new Visitor().get(path, { 'x-user-id': String(member.user.id) })).status).toBe(401)
})

test("a member's tokens and referrals are private", async () => {
  const [member, other] = [await join(), await join()]
  for (const kind of ['tokens', 'referrals']) {
    expect((await other.get(`/api/users/${member.user.id}/${kind}`)).status).toBe(403)
    expect((await new Visitor().get(`/api/users/${member.user.id}/${kind}`)).status).toBe(401)
  }
})
