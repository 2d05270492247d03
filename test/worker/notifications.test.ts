import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { NotificationGroup, NotificationSettings } from '#shared/notifications/api.ts'
import { openDatabase } from '#worker/db/client.ts'
import { queueDigests } from '#worker/features/notifications/service.ts'
import { join, type Visitor } from './support/client.ts'

const groups = async (member: Visitor) => (await member.get('/api/notifications')).json<NotificationGroup[]>()

test('notifications of one kind and day share a row, and reading clears the count', async () => {
  const anna = await join()
  for (let others = 0; others < 3; others += 1)
    await (await join()).post('/api/connections', { receiverId: anna.user.id })
  const requests = (await groups(anna)).filter(({ kind }) => kind === 'connection-request')
  expect(requests).toMatchObject([{ count: 3, text: '3 members asked to connect with you', isRead: false }])
  expect((await anna.post('/api/notifications/read', { id: requests[0]?.id })).status).toBe(204)
  expect((await groups(anna)).find(({ kind }) => kind === 'connection-request')?.isRead).toBe(true)
  await anna.post('/api/notifications/read', {})
  expect(await (await anna.get('/api/inbox')).json()).toMatchObject({ unreadNotifications: 0 })

  await (await join()).post('/api/connections', { receiverId: anna.user.id })
  expect((await groups(anna)).find(({ kind }) => kind === 'connection-request')).toMatchObject({
    count: 1,
    isRead: false,
  })
})

test('a referrer is notified of a new member and of the reward that the tokens unlock', async () => {
  const referrer = await join()
  const { referralCode } = referrer.user
  for (let joined = 0; joined < 4; joined += 1) await join({ referralCode })
  expect(await groups(referrer)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'referral-joined', count: 4 }),
      expect.objectContaining({ kind: 'reward-unlocked', count: 1 }),
    ]),
  )
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
  expect(read.toSorted()).toEqual([...kinds, 'achievement'].toSorted())
})

test('a muted kind is not notified, a required one cannot be muted, and digests are off by default', async () => {
  const anna = await join()
  const settings = async () => (await anna.get('/api/notifications/settings')).json<NotificationSettings>()
  expect(await settings()).toEqual({ muted: [], emailDigest: false })
  const muted = { muted: ['connection-request', 'reward-unlocked'], emailDigest: true }
  expect((await anna.send('PUT', '/api/notifications/settings', muted)).status).toBe(200)
  expect(await settings()).toEqual(muted)
  await (await join()).post('/api/connections', { receiverId: anna.user.id })
  expect((await groups(anna)).some(({ kind }) => kind === 'connection-request')).toBe(false)
  expect(
    (await anna.send('PUT', '/api/notifications/settings', { muted: ['verification'], emailDigest: false }))
      .status,
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
  await anna.send('PUT', '/api/notifications/settings', { muted: [], emailDigest: true })
  for (const member of [anna, bo]) {
    const asking = await join()
    await asking.post('/api/connections', { receiverId: member.user.id })
  }
  const today = Date.now() - (Date.now() % 86_400_000)
  const db = openDatabase(env.DB)
  expect(await queueDigests({ db, now: today + 6 * 3_600_000 })).toBe(0)
  expect(await queueDigests({ db, now: today + 23 * 3_600_000 })).toBe(1)
  expect(await queueDigests({ db, now: today + 23.5 * 3_600_000 })).toBe(0)
  const mail = await env.DB.prepare("SELECT user_id, payload FROM outbox WHERE kind = 'digest'").all()
  const lines = ['A member asked to connect with you.', 'You reached an achievement.']
  expect(
    mail.results.map(({ user_id, payload }) => [user_id, JSON.parse(String(payload)).lines.toSorted()]),
    "the member's own lines, and nobody else's",
  ).toEqual([[anna.user.id, lines]])
})
