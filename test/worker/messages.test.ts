import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { Connection } from '#shared/connections/api.ts'
import type { Conversation, Message, Thread } from '#shared/messages/api.ts'
import type { NotificationGroup } from '#shared/notifications/api.ts'
import { join, Visitor } from './support/client.ts'
import { connect, manyMembers, pairOf } from './support/many.ts'
import { takeUsage } from './support/recorded-database.ts'
import { erase } from './support/team.ts'

type Member = Awaited<ReturnType<typeof join>>

/** The same browser at a time before the launch. */
function before(member: Member): Visitor {
  const early = new Visitor(member.address, { LAUNCH_AT: '2099-01-01T00:00:00Z' })
  for (const [name, value] of member.cookies) early.cookies.set(name, value)
  return early
}

async function connectedPair(): Promise<[Member, Member]> {
  const [anna, bo] = [await join({ firstName: 'Anna' }), await join({ firstName: 'Bo' })]
  await connect(anna.user.id, bo.user.id).run()
  return [anna, bo]
}

const write = (from: Visitor, to: Member, content: string, clientKey?: string) =>
  from.post('/api/messages', { receiverId: to.user.id, content, ...(clientKey && { clientKey }) })
const conversations = async (member: Visitor) => (await member.get('/api/messages')).json<Conversation[]>()
const thread = async (member: Visitor, other: Member) =>
  (await member.get(`/api/messages/${other.user.id}`)).json<Thread>()

test('connected members write to each other, and reading clears the unread count', async () => {
  const [anna, bo] = await connectedPair()
  expect((await write(anna, bo, 'Hello\nBo')).status).toBe(201)
  expect((await write(anna, bo, 'Are you there?')).status).toBe(201)
  expect(await conversations(bo)).toMatchObject([
    { user: { firstName: 'Anna' }, unread: 2, lastMessage: { content: 'Are you there?', isRead: false } },
  ])
  expect(await (await bo.get('/api/inbox')).json()).toMatchObject({ unreadMessages: 2 })

  const { messages, canSend } = await thread(bo, anna)
  expect(messages.map(({ content }) => content)).toEqual(['Are you there?', 'Hello\nBo'])
  expect(canSend).toBe(true)
  expect((await bo.post(`/api/messages/${anna.user.id}/read`, { upTo: messages[0]?.id })).status).toBe(204)
  expect(await conversations(bo)).toMatchObject([{ unread: 0 }])
  expect((await thread(anna, bo)).messages.every(({ isRead }) => isRead)).toBe(true)

  expect((await write(bo, anna, 'Here')).status).toBe(201)
  expect(await conversations(anna)).toMatchObject([{ unread: 1, lastMessage: { content: 'Here' } }])
})

test('the same message sent again is stored once', async () => {
  const [anna, bo] = await connectedPair()
  const sent = await Promise.all([1, 2, 3].map(() => write(anna, bo, 'Once', 'the-same-key')))
  expect(sent.map(({ status }) => status)).toEqual([201, 201, 201])
  const ids = await Promise.all(sent.map(async (answer) => (await answer.json<Message>()).id))
  expect(new Set(ids).size).toBe(1)
  expect(await conversations(bo)).toMatchObject([{ unread: 1 }])
  expect((await write(anna, bo, 'Another', 'the-same-key')).status).toBe(422)
})

test('nobody writes without an accepted connection, or reads the threads of others', async () => {
  const [anna, bo] = await connectedPair()
  await write(anna, bo, 'Between us')
  const stranger = await join()
  expect((await write(stranger, anna, 'Hello')).status).toBe(403)
  expect((await stranger.get(`/api/messages/${anna.user.id}`)).status).toBe(404)
  expect((await stranger.post(`/api/messages/${anna.user.id}/read`, { upTo: 99 })).status).toBe(204)
  expect(await conversations(bo)).toMatchObject([{ unread: 1 }])
  expect((await write(stranger, stranger, 'Me')).status).toBe(400)
  expect((await stranger.post('/api/messages', { receiverId: 999_999, content: 'Hello' })).status).toBe(403)

  const requested = await (
    await stranger.post('/api/connections', { receiverId: anna.user.id })
  ).json<Connection>()
  expect((await write(stranger, anna, 'Still pending')).status).toBe(403)
  await anna.post(`/api/connections/${requested.id}/accept`)
  expect((await write(stranger, anna, 'Now')).status).toBe(201)
  await anna.send('DELETE', `/api/connections/${requested.id}`)
  expect((await write(stranger, anna, 'Removed')).status).toBe(403)
  expect(await thread(stranger, anna)).toMatchObject({ canSend: false, messages: [{ content: 'Now' }] })
})

test('a message has 1 to 2,000 characters, and is refused before the unlock', async () => {
  const [anna, bo] = await connectedPair()
  expect((await write(anna, bo, 'x'.repeat(2000))).status).toBe(201)
  expect((await write(anna, bo, 'x'.repeat(2001))).status).toBe(400)
  expect((await write(anna, bo, ' \n ')).status).toBe(400)
  const early = await before(anna).post('/api/messages', { receiverId: bo.user.id, content: 'Too early' })
  expect(early.status).toBe(409)
})

test('the sixty-first message of a minute is refused', async () => {
  const [anna, bo] = await connectedPair()
  const answers = await Promise.all(Array.from({ length: 62 }, (_, index) => write(anna, bo, `No. ${index}`)))
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(2)
  expect(Number(refused[0]?.headers.get('Retry-After'))).toBeGreaterThan(0)
})

test('threads and lists of any size cost at most 50 rows and one round trip a page', async () => {
  const [anna, bo] = await connectedPair()
  const others = await manyMembers(40)
  const insert = (from: number, to: number, at: number) =>
    env.DB.prepare(
      `INSERT INTO messages (sender_id, receiver_id, pair, content, created_at)
       VALUES (?1, ?2, ?3, ?4, ?5)`,
    ).bind(from, to, pairOf(from, to), `Message ${at}`, at)
  await env.DB.batch(Array.from({ length: 90 }, (_, index) => insert(bo.user.id, anna.user.id, index)))
  await env.DB.batch(
    others.flatMap((id, index) => [connect(id, anna.user.id), insert(id, anna.user.id, index)]),
  )

  for (const [start, total] of [
    [`/api/messages/${bo.user.id}`, 90],
    ['/api/messages', 41],
  ] as const) {
    const seen: number[] = []
    let next: string | null = start
    while (next) {
      takeUsage()
      const response: Response = await anna.get(next)
      const { rowsRead, roundTrips } = takeUsage()
      expect(rowsRead).toBeLessThanOrEqual(50)
      expect(roundTrips).toBe(1)
      const body = await response.json<Thread | Conversation[]>()
      seen.push(
        ...(Array.isArray(body) ? body.map(({ lastMessage }) => lastMessage) : body.messages).map(
          ({ id }) => id,
        ),
      )
      next = /<([^>]+)>; rel="next"/.exec(response.headers.get('Link') ?? '')?.[1] ?? null
    }
    expect(seen).toHaveLength(total)
    expect(seen).toEqual(seen.toSorted((a, b) => b - a))
  }
  takeUsage()
  await anna.get('/api/inbox')
  expect(takeUsage().rowsRead).toBeLessThanOrEqual(50)
})

test('messages of a blocked or deleted member leave no notification behind', async () => {
  const [anna, bo] = await connectedPair()
  const cy = await join({ firstName: 'Cy' })
  await connect(cy.user.id, bo.user.id).run()
  const unread = async () =>
    (await (await bo.get('/api/notifications')).json<NotificationGroup[]>()).filter(
      ({ kind, isRead }) => kind === 'message' && !isRead,
    ).length

  await write(anna, bo, 'From Anna')
  await write(cy, bo, 'From Cy')
  await bo.post(`/api/users/${anna.user.id}/block`)
  expect(await unread(), 'another conversation still waits').toBe(1)
  const [newest] = (await thread(bo, cy)).messages
  await bo.post(`/api/messages/${cy.user.id}/read`, { upTo: newest?.id })
  expect(await unread(), 'what is left unread is hidden').toBe(0)

  await write(cy, bo, 'From Cy again')
  expect(await unread()).toBe(1)
  await bo.post(`/api/users/${cy.user.id}/block`)
  expect(await unread(), 'nothing is left to read').toBe(0)

  const [di, ed] = [await join({ firstName: 'Di' }), await join({ firstName: 'Ed' })]
  for (const other of [di, ed]) {
    await connect(other.user.id, bo.user.id).run()
    await write(other, bo, 'Hello')
  }
  await erase(di)
  expect(await unread(), 'another conversation still waits').toBe(1)
  await erase(ed)
  expect(await unread(), 'nothing is left to read').toBe(0)
})

test('a blocked member keeps the old thread and reads nothing of the blocker any more, whatever the blocker changes', async () => {
  const [anna, bo] = await connectedPair()
  await write(anna, bo, 'From before')
  await anna.post(`/api/users/${bo.user.id}/block`)
  const changed = await anna.send('PUT', `/api/users/${anna.user.id}/profile`, {
    firstName: 'Renamed',
    lastName: 'Elsewhere',
    email: anna.user.email,
    licenseType: 'cannabis_cultivator',
    zipCode: '55802',
    companyName: 'New Company',
    city: 'Duluth',
    isProfilePublic: false,
  })
  expect(changed.status, await changed.text()).toBe(200)
  const neutral = {
    id: anna.user.id,
    firstName: 'A',
    lastName: 'member',
    companyName: null,
    licenseType: 'other',
    licenseStatus: 'none',
    licenseVerifiedAt: null,
    city: null,
    logoUrl: null,
    personalPhotoUrl: null,
    accountType: 'business',
    vendorType: null,
    foundingNumber: null,
  }
  expect(await thread(bo, anna)).toMatchObject({
    user: neutral,
    isHidden: true,
    canSend: false,
    messages: [{ content: 'From before' }],
  })
  expect(await conversations(bo)).toMatchObject([{ user: neutral, isHidden: true }])

  await bo.post(`/api/users/${anna.user.id}/block`)
  const blocked = await (await bo.get('/api/blocks')).text()
  expect(blocked).toContain('Renamed')
  expect(blocked).not.toMatch(/New Company|Duluth/)

  await bo.send('DELETE', `/api/users/${anna.user.id}/block`)
  await anna.send('DELETE', `/api/users/${bo.user.id}/block`)
  expect(await thread(bo, anna)).toMatchObject({ user: { firstName: 'Renamed' }, isHidden: false })
})
