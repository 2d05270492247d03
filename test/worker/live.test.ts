import { exports } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { type ChannelChange, channelClose } from '#shared/live/api.ts'
import { Staff } from './support/staff.ts'
import { join, type Member, own, Visitor } from './support/client.ts'
import { mailedToken } from './support/mail.ts'
import { connect } from './support/many.ts'

const origin = 'https://northleaf.test'

function upgrade(visitor: Visitor, headers: Record<string, string> = {}): Promise<Response> {
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return exports.default.fetch(
    new Request(`${origin}/api/channel`, {
      headers: { Upgrade: 'websocket', Origin: origin, Cookie: cookie, ...headers },
    }),
  )
}

/** An open socket with the changes that it received, and the code of its close. */
async function listen(visitor: Visitor) {
  const { status, webSocket } = await upgrade(visitor)
  expect(status).toBe(101)
  if (!webSocket) throw new Error('no socket in the answer')
  const received: ChannelChange[] = []
  let wake: () => void = () => undefined
  const closed = new Promise<number>((resolve) => {
    webSocket.addEventListener('close', ({ code }) => resolve(code))
  })
  webSocket.addEventListener('message', ({ data }) => {
    received.push(...(JSON.parse(String(data)) as ChannelChange[]))
    wake()
  })
  webSocket.accept()
  const until = async (topic: ChannelChange['topic']) => {
    while (!received.some((change) => change.topic === topic)) {
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    }
    return received.find((change) => change.topic === topic)
  }
  return { received, closed, until }
}

test('both sides of a message are told that something changed, without the content', async () => {
  const [anna, bo] = [await join(), await join()]
  await connect(anna.user.id, bo.user.id).run()
  const [onAnna, onBo] = [await listen(anna), await listen(bo)]
  const sent = await anna.post('/api/messages', { receiverId: bo.user.id, content: 'A secret recipe' })
  const { id } = await sent.json<{ id: number }>()
  expect(await onBo.until('messages')).toEqual({ topic: 'messages', since: id })
  expect(await onAnna.until('messages')).toEqual({ topic: 'messages', since: id })
  expect(JSON.stringify(onBo.received)).not.toContain('secret')
})

test('a credited referrer gets a change, one without credit gets none', async () => {
  const anna = await join()
  const onAnna = await listen(anna)
  await join({ phoneNumber: anna.user.phoneNumber, referralCode: anna.user.referralCode })
  await join({ referralCode: anna.user.referralCode })
  await onAnna.until('notifications')
  expect(onAnna.received).toEqual([
    { topic: 'tokens', since: 0 },
    { topic: 'notifications', since: 0 },
  ])
  expect((await own(anna)).skunkTokens).toBe(2)
})

test('a socket needs a session, our own Origin and an upgrade', async () => {
  const anna = await join()
  expect((await upgrade(new Visitor())).status).toBe(401)
  expect((await upgrade(anna, { Origin: 'https://elsewhere.test' })).status).toBe(403)
  expect((await anna.get('/api/channel')).status).toBe(426)
})

test('logging out and a new password close the sockets of the ended sessions', async () => {
  const anna = await join()
  const elsewhere = new Visitor()
  await elsewhere.post('/api/user/login', { email: anna.user.email, password: anna.password })
  const [here, there] = [await listen(anna), await listen(elsewhere)]
  const changed = await anna.post('/api/user/change-password', {
    currentPassword: anna.password,
    newPassword: 'another good password',
  })
  expect(changed.status).toBe(204)
  expect(await there.closed).toBe(channelClose.sessionEnded)
  expect((await upgrade(elsewhere)).status).toBe(401)
  await anna.post('/api/user/logout')
  expect(await here.closed).toBe(channelClose.sessionEnded)
})

test('every end of a session closes its sockets and refuses new ones', async () => {
  const staff = await Staff.signIn()
  const path = (member: Member) => `/api/admin/users/${member.user.id}`
  const endings: Record<string, (member: Member) => Promise<Response>> = {
    'a deletion by the member': (member) =>
      member.send('DELETE', `/api/users/${member.user.id}`, { password: member.password, passTeamOn: true }),
    'a deletion by staff': (member) => staff.send('DELETE', path(member), { reason: 'Test' }),
    'a forced reset': (member) => staff.send('PUT', path(member), { passwordResetRequired: true }),
    'a demotion': async (member) => {
      await staff.send('PUT', path(member), { isAdmin: true })
      return staff.send('PUT', path(member), { isAdmin: false })
    },
    'a sign-out by staff': (member) => staff.send('DELETE', `${path(member)}/sessions`),
    'a sign-out of many': (member) =>
      staff.post('/api/admin/users/bulk', { action: 'end-sessions', ids: [member.user.id] }),
    'a deletion of many': (member) =>
      staff.post('/api/admin/users/bulk', { action: 'delete', ids: [member.user.id], reason: 'Test' }),
    'a reset by mail': async (member) => {
      await new Visitor().post('/api/user/forgot-password', { email: member.user.email })
      const token = mailedToken(member.user.email, 'Set a new password')
      return new Visitor().post('/api/user/reset-password', { token, newPassword: 'another good password' })
    },
    'a sign-out from another browser': async (member) => {
      const other = new Visitor()
      await other.post('/api/user/login', { email: member.user.email, password: member.password })
      return other.send('DELETE', '/api/sessions/others')
    },
  }
  for (const [ending, end] of Object.entries(endings)) {
    const member = await join()
    const socket = await listen(member)
    expect((await end(member)).ok, ending).toBe(true)
    expect(await socket.closed, ending).toBe(channelClose.sessionEnded)
    expect((await upgrade(member)).status, ending).toBe(401)
  }
})
