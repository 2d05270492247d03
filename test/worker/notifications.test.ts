import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { NotificationGroup, NotificationSettings } from '#shared/notifications/api.ts'
import { openDatabase } from '#worker/db/client.ts'
import { queueDigests } from '#worker/features/notifications/digest/service.ts'
import { join, type Member, type Visitor } from './support/client.ts'
import { connect, manyMembers } from './support/many.ts'
import { takeUsage } from './support/recorded-database.ts'
import { erase } from './support/team.ts'

const groups = async (member: Visitor) => (await member.get('/api/notifications')).json<NotificationGroup[]>()

const requests = async (member: Visitor) =>
  (await groups(member)).filter(({ kind }) => kind === 'connection-request')
const ask = (from: Member, to: Member) => from.post('/api/connections', { receiverId: to.user.id })
const hide = (member: Member) =>
  env.DB.prepare('UPDATE users SET is_profile_public = 0 WHERE id = ?').bind(member.user.id).run()

test('a request names who asks, can be answered where it stands, and is read once it was answered elsewhere', async () => {
  const [anna, bo] = [await join(), await join({ firstName: 'Bo', lastName: 'Berg' })]
  const { id } = await (await ask(bo, anna)).json<{ id: number }>()
  expect(await requests(anna)).toMatchObject([
    {
      text: 'Bo Berg wants to connect',
      member: { id: bo.user.id, name: 'Bo Berg' },
      requestId: id,
      isRead: false,
    },
  ])
  expect((await anna.post(`/api/connections/${id}/accept`)).status).toBe(200)
  expect(await requests(anna)).toMatchObject([
    { text: 'You’re connected with Bo Berg', requestId: null, isRead: true },
  ])
  expect((await groups(bo)).filter(({ kind }) => kind === 'connection-accepted')).toMatchObject([
    { text: `${anna.user.firstName} ${anna.user.lastName} accepted your request`, isRead: false },
  ])

  const cy = await join({ firstName: 'Cy', lastName: 'Clark' })
  const declined = await (await ask(cy, anna)).json<{ id: number }>()
  await anna.post(`/api/connections/${declined.id}/reject`)
  expect((await requests(anna))[0]).toMatchObject({
    text: 'Cy Clark asked to connect',
    requestId: null,
    isRead: true,
  })
})

test("a stranger's answer reads nobody's notification", async () => {
  const [anna, bo, cy] = [await join(), await join(), await join()]
  const { id } = await (await ask(bo, anna)).json<{ id: number }>()
  await ask(bo, cy)
  expect((await cy.post(`/api/connections/${id}/accept`)).status).toBe(404)
  await anna.post(`/api/connections/${id}/accept`)
  expect((await cy.post(`/api/connections/${id}/accept`)).status).toBe(404)
  expect((await requests(cy)).map(({ isRead }) => isRead)).toEqual([false])
})

test('a withdrawn request is read, and its member is named only as long as others may see them', async () => {
  const [anna, bo] = [await join(), await join({ firstName: 'Bo', lastName: 'Berg' })]
  const { id } = await (await ask(bo, anna)).json<{ id: number }>()
  await hide(bo)
  expect((await requests(anna))[0]?.text, 'a request shows who asks').toBe('Bo Berg wants to connect')
  await bo.send('DELETE', `/api/connections/${id}`)
  expect(await requests(anna)).toMatchObject([
    { text: 'A member wants to connect', member: null, requestId: null, isRead: true },
  ])
})

test('a notification names nobody across a block, and leaves with the member whom it is about', async () => {
  const [anna, bo] = [await join(), await join({ firstName: 'Bo', lastName: 'Berg' })]
  await connect(anna.user.id, bo.user.id).run()
  for (const content of ['One', 'Two']) await bo.post('/api/messages', { receiverId: anna.user.id, content })
  const messages = async () => (await groups(anna)).filter(({ kind }) => kind === 'message')
  expect(await messages()).toMatchObject([
    { text: 'Bo Berg sent you 2 messages', count: 2, member: { id: bo.user.id } },
  ])
  await bo.post(`/api/users/${anna.user.id}/block`)
  expect(await messages()).toMatchObject([{ text: 'You have 2 new messages', member: null }])
  await bo.send('DELETE', `/api/users/${anna.user.id}/block`)
  await anna.post(`/api/users/${bo.user.id}/block`)
  expect(await messages()).toMatchObject([{ member: null, isRead: true }])
  await erase(bo)
  expect(await messages()).toEqual([])
})

test('a request that a block ends is read on both sides', async () => {
  const [anna, bo, cy] = [await join(), await join(), await join()]
  await ask(bo, anna)
  await ask(cy, anna)
  await anna.post(`/api/users/${bo.user.id}/block`)
  await cy.post(`/api/users/${anna.user.id}/block`)
  expect((await requests(anna)).map(({ isRead, member }) => [isRead, member])).toEqual([
    [true, null],
    [true, null],
  ])
})

test('messages of one member and day share a row, and reading the conversation reads that row alone', async () => {
  const [anna, bo, cy] = [await join(), await join(), await join()]
  for (const other of [bo, cy]) await connect(anna.user.id, other.user.id).run()
  const write = async (from: Member) =>
    (await from.post('/api/messages', { receiverId: anna.user.id, content: 'Hello' })).json<{ id: number }>()
  await write(bo)
  const { id } = await write(bo)
  await write(cy)
  const read = async () =>
    new Map(
      (await groups(anna)).flatMap(({ kind, member, count, isRead }) =>
        kind === 'message' ? [[member?.id, { count, isRead }]] : [],
      ),
    )
  expect(await read()).toEqual(
    new Map([
      [bo.user.id, { count: 2, isRead: false }],
      [cy.user.id, { count: 1, isRead: false }],
    ]),
  )
  await anna.post(`/api/messages/${bo.user.id}/read`, { upTo: id })
  expect((await read()).get(bo.user.id)?.isRead).toBe(true)
  expect((await read()).get(cy.user.id)?.isRead).toBe(false)
  await write(bo)
  expect((await read()).get(bo.user.id), 'the count starts again').toEqual({ count: 1, isRead: false })
  await anna.post('/api/notifications/read', {})
  expect(await (await anna.get('/api/inbox')).json()).toMatchObject({ unreadNotifications: 0 })
})

test('a referrer is notified of each new member by first name and initial, and of the reward that the tokens unlock', async () => {
  const referrer = await join()
  const { referralCode } = referrer.user
  const names = [
    ['Ann', 'Aune'],
    ['Bo', 'Österberg'],
    ['Cy', 'Clark'],
    ['Di', 'Dahl'],
  ]
  for (const [firstName, lastName] of names) await join({ referralCode, firstName, lastName })
  const found = await groups(referrer)
  expect(
    found
      .filter(({ kind }) => kind === 'referral-joined')
      .map(({ text }) => text)
      .toSorted(),
  ).toEqual([
    'Ann A. joined through your link',
    'Bo Ö. joined through your link',
    'Cy C. joined through your link',
    'Di D. joined through your link',
  ])
  expect(found).toContainEqual(expect.objectContaining({ kind: 'reward-unlocked', count: 1 }))
})

test('a page of notifications reads at most 50 rows, however many members they are about', async () => {
  const anna = await join()
  const others = await manyMembers(40)
  await env.DB.batch([
    ...others.map((id) => connect(id, anna.user.id, 'pending')),
    ...others.map((id, at) =>
      env.DB.prepare(
        "INSERT INTO notifications (user_id, kind, day, subject_id, updated_at) VALUES (?, 'connection-request', '2026-01-02', ?, ?)",
      ).bind(anna.user.id, id, at),
    ),
  ])
  const seen: NotificationGroup[] = []
  let path: string | undefined = '/api/notifications?limit=50'
  while (path) {
    takeUsage()
    const page: Response = await anna.get(path)
    const { rowsRead, roundTrips } = takeUsage()
    expect(rowsRead).toBeLessThanOrEqual(50)
    expect(roundTrips).toBe(1)
    seen.push(...(await page.json<NotificationGroup[]>()))
    path = /<([^>]+)>/.exec(page.headers.get('Link') ?? '')?.[1]
  }
  expect(seen.filter(({ requestId }) => requestId !== null)).toHaveLength(40)
})

test('pages skip no row when one change updates several', async () => {
  const member = await join()
  const kinds = ['referral-joined', 'reward-unlocked', 'team', 'verification']
  await env.DB.batch(
    kinds.map((kind) =>
      env.DB.prepare(
        "INSERT INTO notifications (user_id, kind, day, updated_at) VALUES (?, ?, '2026-01-02', 1767312000000)",
      ).bind(member.user.id, kind),
    ),
  )
  const read: string[] = []
  let path: string | undefined = '/api/notifications?limit=1'
  while (path) {
    const page: Response = await member.get(path)
    read.push(...(await page.json<NotificationGroup[]>()).map(({ kind }) => kind))
    path = /<([^>]+)>/.exec(page.headers.get('Link') ?? '')?.[1]
  }
  // Early members have reached an achievement too.
  expect(read.filter((kind) => kind !== 'achievement').toSorted()).toEqual(kinds.toSorted())
})

test('a muted kind is not notified, a required one cannot be muted, and digests are off by default', async () => {
  const anna = await join()
  const settings = async () => (await anna.get('/api/notifications/settings')).json<NotificationSettings>()
  expect(await settings()).toEqual({ muted: [], mailMuted: [], emailDigest: false })
  const muted = {
    muted: ['connection-request', 'reward-unlocked'],
    mailMuted: ['message'],
    emailDigest: true,
  }
  expect((await anna.send('PUT', '/api/notifications/settings', muted)).status).toBe(200)
  expect(await settings()).toEqual(muted)
  await (await join()).post('/api/connections', { receiverId: anna.user.id })
  expect((await groups(anna)).some(({ kind }) => kind === 'connection-request')).toBe(false)
  expect(
    (
      await anna.send('PUT', '/api/notifications/settings', {
        muted: ['verification'],
        mailMuted: [],
        emailDigest: false,
      })
    ).status,
  ).toBe(400)
  expect(
    (
      await anna.send('PUT', '/api/notifications/settings', {
        muted: [],
        mailMuted: ['security'],
        emailDigest: false,
      })
    ).status,
  ).toBe(400)
})

test('a blocked member finds the blocker gone and is not notified; a report waits for staff', async () => {
  const [anna, bo] = [await join(), await join()]
  await bo.post('/api/connections', { receiverId: anna.user.id })
  expect((await anna.post(`/api/users/${bo.user.id}/report`, { reason: 'Spam' })).status).toBe(204)
  expect((await anna.post(`/api/users/${bo.user.id}/report`, { reason: 'Spam again' })).status).toBe(204)
  expect(
    await env.DB.prepare(
      "SELECT count(*) AS n, min(reason) AS reason FROM member_reports WHERE status = 'open'",
    ).first(),
  ).toEqual({ n: 1, reason: 'Spam' })
  for (const _ of [1, 2]) expect((await anna.post(`/api/users/${bo.user.id}/block`)).status).toBe(204)

  expect(await (await bo.get('/api/connections')).json()).toEqual([])
  expect((await bo.get(`/api/users/${anna.user.id}`)).status).toBe(404)
  expect((await bo.post('/api/connections', { receiverId: anna.user.id })).status).toBe(404)
  expect((await bo.post('/api/messages', { receiverId: anna.user.id, content: 'Hello' })).status).toBe(403)
  expect(await groups(bo)).not.toContainEqual(expect.objectContaining({ kind: 'connection-rejected' }))
  expect(await (await anna.get('/api/blocks')).json()).toMatchObject([{ user: { id: bo.user.id } }])
  expect(await (await bo.get('/api/blocks')).json()).toEqual([])

  expect((await anna.send('DELETE', `/api/users/${bo.user.id}/block`)).status).toBe(204)
  expect((await bo.post('/api/connections', { receiverId: anna.user.id })).status).toBe(201)
  expect((await anna.post(`/api/users/${anna.user.id}/block`)).status).toBe(400)
  expect((await anna.post('/api/users/999999/block')).status).toBe(404)
})

test('the daily mail is sent once to members who want it, with the unread notifications', async () => {
  await env.DB.prepare('UPDATE users SET email_digest = 0').run()
  const [anna, bo] = [await join(), await join()]
  await anna.send('PUT', '/api/notifications/settings', { muted: [], mailMuted: [], emailDigest: true })
  for (const member of [anna, bo]) {
    const asking = await join({ firstName: 'Pete', lastName: 'Lindgren' })
    await asking.post('/api/connections', { receiverId: member.user.id })
  }
  const today = Date.now() - (Date.now() % 86_400_000)
  const db = openDatabase(env.DB)
  expect(await queueDigests({ db, now: today + 6 * 3_600_000 })).toBe(0)
  expect(await queueDigests({ db, now: today + 23 * 3_600_000 })).toBe(1)
  expect(await queueDigests({ db, now: today + 23.5 * 3_600_000 })).toBe(0)
  const mail = await env.DB.prepare("SELECT user_id, payload FROM outbox WHERE kind = 'digest'").all()
  const isAchievement = (line: string) => line === 'You reached an achievement.'
  expect(
    mail.results.map(({ user_id, payload }) => [
      user_id,
      (JSON.parse(String(payload)).lines as string[]).filter((line) => !isAchievement(line)),
    ]),
    "the member's own lines, and nobody else's",
  ).toEqual([[anna.user.id, ['Pete Lindgren wants to connect.']]])
})

test('the daily mail reaches everybody in one run, whoever waited longest first, and nobody twice', async () => {
  await env.DB.prepare('UPDATE users SET email_digest = 0').run()
  const ids = await manyMembers(130)
  const today = Date.now() - (Date.now() % 86_400_000)
  await env.DB.batch(
    ids.flatMap((id, at) => [
      env.DB.prepare('UPDATE users SET email_digest = 1, digest_at = ? WHERE id = ?').bind(1000 - at, id),
      env.DB.prepare(
        "INSERT INTO notifications (user_id, kind, day, updated_at) VALUES (?, 'reward-unlocked', '2026-01-02', ?)",
      ).bind(id, today),
    ]),
  )
  const db = openDatabase(env.DB)
  const at = today + 13 * 3_600_000
  const [first, second] = await Promise.all([queueDigests({ db, now: at }), queueDigests({ db, now: at })])
  expect(first + second).toBeGreaterThanOrEqual(130)
  const { results } = await env.DB.prepare(
    "SELECT user_id FROM outbox WHERE kind = 'digest' AND created_at = ? ORDER BY id",
  )
    .bind(at)
    .all<{ user_id: number }>()
  expect(results.map(({ user_id }) => user_id)).toEqual(ids.toReversed())
  expect(await queueDigests({ db, now: at + 3_600_000 })).toBe(0)
})

test('a daily mail lists twelve notifications and counts the rest', async () => {
  await env.DB.prepare('UPDATE users SET email_digest = 0').run()
  const anna = await join()
  await env.DB.prepare('UPDATE users SET email_digest = 1 WHERE id = ?').bind(anna.user.id).run()
  const others = await manyMembers(15)
  const today = Date.now() - (Date.now() % 86_400_000)
  await env.DB.prepare('DELETE FROM notifications WHERE user_id = ?').bind(anna.user.id).run()
  await env.DB.batch(
    others.map((id) =>
      env.DB.prepare(
        "INSERT INTO notifications (user_id, kind, day, subject_id, updated_at) VALUES (?, 'message', '2026-01-02', ?, ?)",
      ).bind(anna.user.id, id, today),
    ),
  )
  expect(await queueDigests({ db: openDatabase(env.DB), now: today + 13 * 3_600_000 })).toBe(1)
  const mail = await env.DB.prepare("SELECT payload FROM outbox WHERE kind = 'digest' AND user_id = ?")
    .bind(anna.user.id)
    .first<{ payload: string }>()
  const { lines } = JSON.parse(mail?.payload ?? '{}') as { lines: string[] }
  expect(lines).toHaveLength(13)
  expect(lines.at(-1)).toBe('And 3 more.')
})
