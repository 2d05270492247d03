import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { Connection, Inbox, Relation } from '#shared/connections/api.ts'
import type { Problem } from '#shared/wire/problem.ts'
import { countAttempt } from '#worker/auth/rate-limit.ts'
import { join, Visitor } from './support/client.ts'
import { connect, manyMembers } from './support/many.ts'
import { takeUsage } from './support/recorded-database.ts'

type Member = Awaited<ReturnType<typeof join>>

/** The same browser at a time before the launch. */
function before(member: Member): Visitor {
  const early = new Visitor(member.address, { LAUNCH_AT: '2099-01-01T00:00:00Z' })
  for (const [name, value] of member.cookies) early.cookies.set(name, value)
  return early
}

const ask = (from: Visitor, to: Member, message?: string) =>
  from.post('/api/connections', { receiverId: to.user.id, ...(message && { message }) })
const list = async (member: Visitor, tab = '') =>
  (await member.get(`/api/connections${tab && `?tab=${tab}`}`)).json<Connection[]>()
const inbox = async (member: Visitor) => (await member.get('/api/inbox')).json<Inbox>()
const codeOf = async (response: Response) => (await response.json<Problem>()).code

test('a request is made, listed on both sides, accepted and removed', async () => {
  const [anna, bo] = [await join({ firstName: 'Anna' }), await join({ firstName: 'Bo' })]
  const requested = await ask(anna, bo, '  We grow, you sell?  ')
  expect(requested.status).toBe(201)
  const made = await requested.json<Connection>()
  expect(made).toMatchObject({
    userId: anna.user.id,
    status: 'pending',
    message: 'We grow, you sell?',
    user: { firstName: 'Anna' },
    targetUser: { firstName: 'Bo' },
  })
  expect(made.targetUser).not.toHaveProperty('email')

  expect(await list(bo, 'requests')).toMatchObject([{ id: made.id, status: 'pending' }])
  expect(await list(bo, 'sent')).toEqual([])
  expect(await list(anna, 'sent')).toMatchObject([{ id: made.id }])
  expect(await list(anna, 'requests')).toEqual([])
  expect(await inbox(bo)).toMatchObject({ connections: 0, requests: 1, sent: 0 })
  expect(await (await bo.get('/api/notifications')).json()).toContainEqual(
    expect.objectContaining({ kind: 'connection-request', count: 1, isRead: false }),
  )

  expect((await anna.post(`/api/connections/${made.id}/accept`)).status).toBe(403)
  for (const _ of [1, 2]) {
    const accepted = await bo.post(`/api/connections/${made.id}/accept`)
    expect(accepted.status).toBe(200)
    expect(await accepted.json()).toMatchObject({ status: 'accepted' })
  }
  expect(await codeOf(await bo.post(`/api/connections/${made.id}/reject`))).toBe('ALREADY_ANSWERED')
  expect(await list(anna)).toMatchObject([{ id: made.id, status: 'accepted' }])
  expect(await inbox(anna)).toMatchObject({ connections: 1, requests: 0, sent: 0 })

  for (const _ of [1, 2]) expect((await bo.send('DELETE', `/api/connections/${made.id}`)).status).toBe(204)
  expect(await list(anna)).toEqual([])
  expect(await inbox(bo)).toMatchObject({ connections: 0, requests: 0, sent: 0 })
})

test('crossed, repeated and own requests make one relation', async () => {
  const [anna, bo, outsider] = [await join(), await join(), await join()]
  const crossed = await Promise.all([ask(anna, bo), ask(bo, anna), ask(anna, bo), ask(bo, anna)])
  expect(crossed.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 201])
  const ids = await Promise.all(crossed.map(async (answer) => (await answer.json<Connection>()).id))
  expect(new Set(ids).size).toBe(1)
  expect(await list(anna)).toHaveLength(1)

  expect((await ask(anna, anna)).status).toBe(400)
  expect((await outsider.post(`/api/connections/${ids[0]}/accept`)).status).toBe(404)
  expect((await outsider.send('DELETE', `/api/connections/${ids[0]}`)).status).toBe(404)
  expect((await anna.post('/api/connections', { receiverId: 999_999 })).status).toBe(404)
  expect((await anna.post('/api/connections', { receiverId: bo.user.id, status: 'accepted' })).status).toBe(
    400,
  )
})

test('a member past a hundred requests an hour is refused', async () => {
  const [anna, bo] = [await join(), await join()]
  for (let at = 0; at < 100; at += 1)
    await countAttempt(env, 'connectionRequests', String(anna.user.id), Date.now())
  expect((await ask(anna, bo)).status).toBe(429)
  expect((await ask(bo, anna)).status).toBe(201)
})

test('a rejected member cannot ask again, the rejecting one can', async () => {
  const [anna, bo] = [await join(), await join()]
  const { id } = await (await ask(anna, bo)).json<Connection>()
  expect((await bo.post(`/api/connections/${id}/reject`)).status).toBe(200)
  const again = await ask(anna, bo)
  expect(again.status).toBe(200)
  expect(await again.json()).toMatchObject({ status: 'rejected' })
  expect(await list(bo)).toEqual([])
  const relations = await (await anna.get(`/api/connections/relations?ids=${bo.user.id}`)).json<Relation[]>()
  expect(relations).toEqual([{ memberId: bo.user.id, state: 'declined', connectionId: id }])
  await anna.post(`/api/users/${bo.user.id}/block`)
  await anna.send('DELETE', `/api/users/${bo.user.id}/block`)
  expect(await (await ask(anna, bo)).json()).toMatchObject({ status: 'rejected' })

  const turned = await ask(bo, anna)
  expect(turned.status).toBe(201)
  expect(await turned.json()).toMatchObject({ id, status: 'pending', userId: bo.user.id })
  expect((await anna.post(`/api/connections/${id}/accept`)).status).toBe(200)
})

test('samples, locked vendors and the phase before the unlock refuse with a reason', async () => {
  const [anna, sample, vendor] = [await join(), await join(), await join({ accountType: 'vendor' })]
  await env.DB.prepare('UPDATE users SET is_sample_data = 1 WHERE id = ?').bind(sample.user.id).run()
  expect(await codeOf(await ask(anna, sample))).toBe('SAMPLE_PROFILE')
  const requested = await ask(anna, vendor)
  expect([requested.status, await codeOf(requested)]).toEqual([409, 'PARTNER_LOCKED'])
  const asking = await ask(vendor, anna)
  expect([asking.status, await codeOf(asking)]).toEqual([403, 'PARTNER_LOCKED'])

  const early = await before(anna).post('/api/connections', { receiverId: vendor.user.id })
  expect(early.status).toBe(409)
  const { code, message } = await early.json<Problem>()
  expect(code).toBe('NOT_UNLOCKED')
  // The launch was moved, so the published date alone would be wrong.
  expect(message).toContain('New date: January 1, 2099.')
})

test('every call of the network answers 401 to a visitor', async () => {
  const visitor = new Visitor()
  for (const path of [
    '/api/connections',
    '/api/inbox',
    '/api/messages',
    '/api/messages/1',
    '/api/notifications',
    '/api/blocks',
  ])
    expect((await visitor.get(path)).status, path).toBe(401)
  for (const [path, body] of [
    ['/api/connections', { receiverId: 1 }],
    ['/api/connections/1/accept', undefined],
    ['/api/messages', { receiverId: 1, content: 'Hello' }],
    ['/api/users/1/block', undefined],
    ['/api/users/1/report', { reason: 'Spam' }],
  ] as const)
    expect((await visitor.post(path, body)).status, path).toBe(401)
})

test('a page of the list reads at most 50 rows, however long the list is', async () => {
  const anna = await join()
  const others = await manyMembers(120)
  await env.DB.batch(
    others.map((id, index) => {
      const [from, to] = index % 2 ? [id, anna.user.id] : [anna.user.id, id]
      return connect(from, to, index % 3 ? 'accepted' : 'pending')
    }),
  )
  const pages: Connection[] = []
  let next: string | null = '/api/connections'
  while (next) {
    takeUsage()
    const response: Response = await anna.get(next)
    const { rowsRead, roundTrips } = takeUsage()
    expect(rowsRead).toBeLessThanOrEqual(50)
    expect(roundTrips).toBe(1)
    pages.push(...(await response.json<Connection[]>()))
    next = /<([^>]+)>; rel="next"/.exec(response.headers.get('Link') ?? '')?.[1] ?? null
  }
  expect(pages).toHaveLength(120)
  expect(new Set(pages.map(({ id }) => id)).size).toBe(120)
  expect(await inbox(anna)).toMatchObject({ connections: 80, requests: 20, sent: 20 })
})
