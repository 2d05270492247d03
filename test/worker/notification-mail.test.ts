import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { NotificationSettings } from '#shared/notifications/api.ts'
import { openDatabase } from '#worker/db/client.ts'
import { sendDueMail } from '#worker/features/mail/service.ts'
import { queueNoticeMail } from '#worker/features/notifications/mail/service.ts'
import { join, type Member, Visitor } from './support/client.ts'
import { lastMail, mailsTo, recordedMail } from './support/mail.ts'
import { connect } from './support/many.ts'
import { erase } from './support/team.ts'

const minute = 60_000
const db = openDatabase(env.DB)
const ask = (from: Member, to: Member) => from.post('/api/connections', { receiverId: to.user.id })
const write = async (from: Member, to: Member) =>
  (await from.post('/api/messages', { receiverId: to.user.id, content: 'Hello' })).json<{ id: number }>()

/** What cron does, so many minutes from now. */
async function cronIn(minutes: number): Promise<void> {
  const now = Date.now() + minutes * minute
  await queueNoticeMail({ db, now })
  await sendDueMail({ db, env: { ...env, MAIL: recordedMail }, now })
}

/** The subjects of the mails to a member, without those of the registration. */
const subjects = (to: Member) =>
  mailsTo(to.user.email)
    .map(({ subject }) => subject)
    .filter((subject) => !subject.startsWith('Welcome'))

/** The link in a mail that turns its kind off. */
function choiceIn(to: Member, subject: string): URL {
  const link = /<(.*)>/.exec(lastMail(to.user.email, subject).headers?.['List-Unsubscribe'] ?? '')?.[1]
  return new URL(link ?? '')
}

test('a request is mailed at once, in our look, with the number, the link and a way out', async () => {
  const anna = await join({ firstName: 'Anna' })
  const pete = await join({ firstName: 'Pete', lastName: 'Lindgren' })
  await env.DB.prepare("UPDATE users SET company_name = 'St. Croix Co.', city = 'Stillwater' WHERE id = ?")
    .bind(pete.user.id)
    .run()
  await ask(pete, anna)
  const mail = lastMail(anna.user.email, 'Pete Lindgren wants to connect')
  expect(mail.text).toContain(
    'Pete Lindgren (St. Croix Co., Cannabis Cultivator, Stillwater) wants to connect with you.',
  )
  expect(mail.text).toContain(`See the request: ${env.SITE_URL}/connections?tab=requests`)
  expect(mail.text).toContain(`Founding member No. ${anna.user.foundingNumber}`)
  expect(mail.text).toContain(`Your referral link: ${env.SITE_URL}/ref/${anna.user.referralCode}`)
  expect(mail.html).toContain('<table role="presentation"')
  expect(mail.html).toContain(`href="${env.SITE_URL}/ref/${anna.user.referralCode}"`)
  expect(mail.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
  expect(mail.text).toContain(choiceIn(anna, 'Pete').href)
  expect(mail.html).toContain('Turn off emails like this')
})

test('a letter about the account itself has no way out', async () => {
  const anna = await join()
  const mail = lastMail(anna.user.email, 'Welcome')
  expect(mail.headers).toBeUndefined()
  expect(mail.html).not.toContain('unsubscribe')
  expect(mail.text).toContain(`Founding member No. ${anna.user.foundingNumber}`)
})

test('a member who withdraws and asks again is mailed about once', async () => {
  const [anna, bo] = [await join(), await join({ firstName: 'Bo', lastName: 'Berg' })]
  for (let times = 0; times < 3; times += 1) {
    const { id } = await (await ask(bo, anna)).json<{ id: number }>()
    if (times < 2) await bo.send('DELETE', `/api/connections/${id}`)
    await cronIn(20)
  }
  expect(subjects(anna)).toEqual(['Bo Berg wants to connect'])
})

test('requests that come shortly after each other share a mail', async () => {
  const anna = await join()
  const [bo, cy, di] = [
    await join({ firstName: 'Bo', lastName: 'Berg' }),
    await join({ firstName: 'Cy', lastName: 'Clark' }),
    await join({ firstName: 'Di', lastName: 'Dahl' }),
  ]
  for (const other of [bo, cy, di]) await ask(other, anna)
  expect(subjects(anna)).toEqual(['Bo Berg wants to connect'])
  await cronIn(5)
  expect(subjects(anna)).toHaveLength(1)
  await cronIn(16)
  expect(subjects(anna)).toEqual(['Bo Berg wants to connect', '2 members want to connect'])
  expect(lastMail(anna.user.email, '2 members').text).toMatch(/Cy Clark.*\nDi Dahl/)
})

test('a request that was answered, withdrawn, blocked or left behind meanwhile is not mailed', async () => {
  const anna = await join()
  await ask(await join(), anna)
  expect(subjects(anna)).toHaveLength(1)
  const [bo, cy, di, ed] = [await join(), await join(), await join(), await join()]
  const idOf = async (from: Member) => (await (await ask(from, anna)).json<{ id: number }>()).id
  await anna.post(`/api/connections/${await idOf(bo)}/accept`)
  await cy.send('DELETE', `/api/connections/${await idOf(cy)}`)
  await idOf(di)
  await anna.post(`/api/users/${di.user.id}/block`)
  await idOf(ed)
  await erase(ed)
  await cronIn(30)
  expect(subjects(anna)).toHaveLength(1)
})

test('messages are mailed once unread for ten minutes, together, and not again until they were read', async () => {
  const [anna, bo, cy] = [
    await join(),
    await join({ firstName: 'Bo', lastName: 'Berg' }),
    await join({ firstName: 'Cy', lastName: 'Clark' }),
  ]
  for (const other of [bo, cy]) await connect(anna.user.id, other.user.id).run()
  await write(bo, anna)
  await write(bo, anna)
  await cronIn(5)
  expect(subjects(anna), 'it may still be read').toEqual([])
  await cronIn(11)
  expect(subjects(anna)).toEqual(['2 new messages from Bo Berg'])
  expect(lastMail(anna.user.email, 'Bo Berg').text).toContain(`${env.SITE_URL}/messages/${bo.user.id}`)

  const { id } = await write(bo, anna)
  await write(cy, anna)
  await cronIn(60)
  expect(subjects(anna), 'only the conversation that is new').toEqual([
    '2 new messages from Bo Berg',
    'New message from Cy Clark',
  ])
  await anna.post(`/api/messages/${bo.user.id}/read`, { upTo: id })
  await write(bo, anna)
  await cronIn(120)
  expect(subjects(anna).at(-1)).toBe('New message from Bo Berg')
})

test('a message that was read in time is not mailed', async () => {
  const [anna, bo] = [await join(), await join()]
  await connect(anna.user.id, bo.user.id).run()
  const { id } = await write(bo, anna)
  await anna.post(`/api/messages/${bo.user.id}/read`, { upTo: id })
  await cronIn(30)
  expect(subjects(anna)).toEqual([])
})

test('two runs at once send one mail', async () => {
  const [anna, bo] = [await join(), await join({ firstName: 'Bo', lastName: 'Berg' })]
  await connect(anna.user.id, bo.user.id).run()
  await write(bo, anna)
  await Promise.all([cronIn(11), cronIn(11), cronIn(11)])
  await cronIn(12)
  expect(subjects(anna)).toEqual(['New message from Bo Berg'])
})

test('a credited referral is mailed with tokens and balance, by first name and initial', async () => {
  const anna = await join()
  await join({ referralCode: anna.user.referralCode, firstName: 'Pete', lastName: 'Lindgren' })
  const mail = lastMail(anna.user.email, 'Pete L. joined through your link')
  expect(mail.text).toContain('You earned 1 SkunkToken. Your balance is 2 SkunkTokens.')
  expect(mail.text).toContain(`${env.SITE_URL}/referral-dashboard/${anna.user.id}`)
})

test('a name that mail programs would make a link of is not mailed', async () => {
  const anna = await join()
  await ask(await join({ firstName: 'Visit', lastName: 'win.example' }), anna)
  const mail = lastMail(anna.user.email, 'A member wants to connect')
  expect(`${mail.text}${mail.html}`).not.toContain('win.example')
})

test('one click of the mail program turns a kind off without a sign-in, and leaves the others on', async () => {
  const [anna, bo, cy] = [await join(), await join({ firstName: 'Bo', lastName: 'Berg' }), await join()]
  await ask(bo, anna)
  const { pathname, search } = choiceIn(anna, 'Bo Berg')
  const provider = new Visitor()
  expect((await provider.get(pathname + search)).status, 'a scanner opens it').toBe(200)
  const settings = async () => (await anna.get('/api/notifications/settings')).json<NotificationSettings>()
  expect((await settings()).mailMuted).toEqual([])
  const oneClick = await provider.fetch(pathname + search, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })
  expect(oneClick.status).toBe(200)
  expect((await settings()).mailMuted).toEqual(['connection-request'])
  await ask(cy, anna)
  await cronIn(30)
  expect(subjects(anna)).toEqual(['Bo Berg wants to connect'])

  await join({ referralCode: anna.user.referralCode, firstName: 'Di', lastName: 'Dahl' })
  expect(subjects(anna).at(-1)).toBe('Di D. joined through your link')
})

test("the page of the link turns mail off and on again, and a changed link nobody's", async () => {
  const [anna, bo] = [await join(), await join({ firstName: 'Bo', lastName: 'Berg' })]
  await ask(bo, anna)
  const query = choiceIn(anna, 'Bo Berg').searchParams
  const choice = { member: Number(query.get('member')), kind: query.get('kind'), key: query.get('key') }
  const visitor = new Visitor()
  const choose = (given: object) => visitor.post('/api/notifications/mail', { ...choice, ...given })
  const muted = async () =>
    (await (await anna.get('/api/notifications/settings')).json<NotificationSettings>()).mailMuted
  for (const changed of [{ member: bo.user.id }, { kind: 'message' }, { key: 'ab'.repeat(32) }]) {
    const answer = await choose({ ...changed, isOn: false })
    expect([answer.status, (await answer.json<{ code: string }>()).code]).toEqual([400, 'BAD_LINK'])
  }
  expect(await muted()).toEqual([])
  for (const _ of [1, 2]) expect((await choose({ isOn: false })).status).toBe(204)
  expect(await muted()).toEqual(['connection-request'])
  expect((await choose({ isOn: true })).status).toBe(204)
  expect(await muted()).toEqual([])
})

test('the daily summary has a way out too', async () => {
  const anna = await join()
  await anna.send('PUT', '/api/notifications/settings', { muted: [], mailMuted: [], emailDigest: true })
  await db.$client
    .prepare(
      "INSERT INTO outbox (user_id, kind, recipient, payload, next_attempt_at, created_at) VALUES (?, 'digest', ?, ?, 0, 0)",
    )
    .bind(anna.user.id, anna.user.email, JSON.stringify({ firstName: 'Anna', lines: ['One.'] }))
    .run()
  await cronIn(0)
  const { pathname, search } = choiceIn(anna, 'What’s new')
  await new Visitor().fetch(pathname + search, { method: 'POST' })
  expect(await (await anna.get('/api/notifications/settings')).json()).toMatchObject({ emailDigest: false })
})

test('a contact form reaches us with its line breaks, and an answer goes to the writer', async () => {
  await new Visitor().post('/api/contact', {
    name: 'Ada',
    email: 'ada@example.com',
    subject: 'Two lines',
    message: 'First line\nSecond <b>line</b>',
  })
  const mail = lastMail(env.MAIL_FROM, 'Two lines')
  expect(mail.replyTo).toBe('ada@example.com')
  expect(mail.text).toContain('First line\nSecond <b>line</b>')
  expect(mail.html).toContain('First line<br />Second &lt;b&gt;line&lt;/b&gt;')
})
