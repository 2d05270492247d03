import { expect, test } from 'vitest'
import type { OwnUser } from '#shared/profiles/member-views.ts'
import type { Problem } from '#shared/wire/problem.ts'
import type { ReferralTimeline } from '#shared/referrals/api.ts'
import { join, own, registrationOf, Visitor, type Member } from './support/client.ts'
import { mailedToken } from './support/mail.ts'
import { received, teamPath } from './support/team.ts'

const issuesOf = async (response: Response) => {
  expect(response.status).toBe(400)
  return (await response.json<Problem>()).issues
}

const save = (member: Member, given: Partial<Record<keyof OwnUser, string>>) => {
  const { id, firstName, lastName, email, licenseType, zipCode } = member.user
  const body = { firstName, lastName, email, licenseType, zipCode, ...given }
  return member.send('PUT', `/api/users/${id}/profile`, body)
}

test.each(["pat.o'neil@example.com", 'a&b@example.com', 'jo#1@example.com', 'x@example.xn--p1ai'])(
  '%s joins, signs in, asks for a new password, writes to us and is invited to a team',
  async (email) => {
    const member = await join({ email })
    expect(member.user.email).toBe(email)
    const visitor = new Visitor()
    expect((await visitor.post('/api/user/login', { email, password: member.password })).status).toBe(200)
    expect((await visitor.post('/api/user/forgot-password', { email })).status).toBe(202)
    const letter = { name: 'Pat', email, subject: 'Hello', message: 'A question' }
    expect((await visitor.post('/api/contact', letter)).status).toBe(204)
    expect((await save(member, { city: 'Ely' })).status).toBe(200)
    const owner = await join()
    expect((await owner.post(teamPath(owner), { memberEmail: email, role: 'member' })).status).toBe(201)
    expect(await received(member)).toHaveLength(1)
  },
)

test('a domain in letters and in ASCII is one account at every door', async () => {
  const [typed, ascii] = ['Pat@Müller.example', 'Pat@xn--mller-kva.example']
  const member = await join({ email: typed })
  expect(member.user.email).toBe(ascii)
  expect(mailedToken(ascii, 'Welcome to North Leaf Network')).toBeTruthy()
  for (const email of [typed, ascii]) {
    const again = await new Visitor().post('/api/register', registrationOf({ email }))
    expect((await again.json<Problem>()).code).toBe('EMAIL_TAKEN')
    const answer = await new Visitor().post('/api/user/login', { email, password: member.password })
    expect(answer.status).toBe(200)
    const same = await member.post('/api/user/change-email', { email, currentPassword: member.password })
    expect((await same.json<Problem>()).code).toBe('SAME_EMAIL')
  }
  const kept = await save(member, { email: typed })
  expect(await kept.json()).not.toHaveProperty('notices')
  const owner = await join()
  expect((await owner.post(teamPath(owner), { memberEmail: typed, role: 'member' })).status).toBe(201)
  expect(await received(member)).toHaveLength(1)
})

test.each(['jo@127.0.0.1', '"jo b"@example.com', 'j..o@example.com', 'jо@example.com'])(
  '%s is refused at every door in its own words',
  async (email) => {
    const [member, visitor] = [await join(), new Visitor()]
    const message = 'Please enter a valid email address'
    for (const [path, body] of [
      ['/api/register', registrationOf({ email })],
      ['/api/user/login', { email, password: 'whatever it is' }],
      ['/api/user/forgot-password', { email }],
      ['/api/contact', { name: 'Jo', email, subject: 'Hello', message: 'A question' }],
    ] as const)
      expect(await issuesOf(await visitor.post(path, body)), path).toEqual({ email: message })
    const change = { email, currentPassword: member.password }
    expect(await issuesOf(await member.post('/api/user/change-email', change))).toEqual({ email: message })
    expect(await issuesOf(await save(member, { email }))).toEqual({ email: 'Invalid email address' })
    expect((await own(member)).email).toBe(member.user.email)
  },
)

test.each(['+1 612 555 0136', '1-612-555-0136', '612.555.0136', '（６１２） ５５５－０１３６'])(
  'the phone number %s is stored as ten digits, on joining and in the profile',
  async (phoneNumber) => {
    const member = await join({ phoneNumber })
    expect(member.user.phoneNumber).toBe('6125550136')
    expect((await save(member, { phoneNumber: '6515550199' })).status).toBe(200)
    expect((await save(member, { phoneNumber })).status).toBe(200)
    expect((await own(member)).phoneNumber).toBe('6125550136')
  },
)

test.each(['0000000000', '0125550136', '6121550136', '+46 70 123 45 67', '+45 61 25 55 01 36'])(
  'the phone number %s is refused, on joining and in the profile',
  async (phoneNumber) => {
    const issues = { phoneNumber: 'Please enter a valid 10-digit phone number' }
    const [member, visitor] = [await join(), new Visitor()]
    expect(await issuesOf(await visitor.post('/api/register', registrationOf({ phoneNumber })))).toEqual(
      issues,
    )
    expect(await issuesOf(await save(member, { phoneNumber }))).toEqual(issues)
  },
)

test('members may remove their numbers; who has none has not referred themselves', async () => {
  const [referrer, joiner] = [await join(), await join()]
  for (const member of [referrer, joiner]) {
    expect((await save(member, { phoneNumber: ' ' })).status).toBe(200)
    expect((await own(member)).phoneNumber).toBe('')
  }
  const { referralCode } = referrer.user
  const issues = { phoneNumber: 'Please enter a valid 10-digit phone number' }
  expect(
    await issuesOf(await new Visitor().post('/api/register', registrationOf({ phoneNumber: '' }))),
  ).toEqual(issues)
  await join({ referralCode })
  expect((await own(referrer)).skunkTokens).toBe(2)
  // A deleted member without a number leaves nothing that a later one could be taken for.
  const answer = await joiner.send('DELETE', `/api/users/${joiner.user.id}`, { password: joiner.password })
  expect(answer.status).toBeLessThan(300)
  await join({ referralCode })
  expect((await own(referrer)).skunkTokens).toBe(3)
})

test.each([
  ['55401', '55401'],
  [' 55401 - 1234 ', '55401-1234'],
  ['５５４０１', '55401'],
])('the ZIP %j is stored as %s, on joining and in the profile', async (zipCode, stored) => {
  const member = await join({ zipCode })
  expect(member.user.zipCode).toBe(stored)
  expect((await save(member, { zipCode: '55802' })).status).toBe(200)
  expect((await save(member, { zipCode })).status).toBe(200)
  expect((await own(member)).zipCode).toBe(stored)
})

test.each(['ABCDE', '5540', '-----', '554012'])(
  'the ZIP %s is refused, on joining and in the profile',
  async (zipCode) => {
    const [member, visitor] = [await join(), new Visitor()]
    expect(await issuesOf(await visitor.post('/api/register', registrationOf({ zipCode })))).toEqual({
      zipCode: 'Zip code is required',
    })
    expect(await issuesOf(await save(member, { zipCode }))).toEqual({ zipCode: 'Valid zip code required' })
  },
)

test('a website gets its scheme where it is saved, and a word or an IP address is refused', async () => {
  const member = await join()
  for (const [typed, stored] of [
    ['birch.example:8080', 'https://birch.example:8080'],
    ['birch.example/a:b', 'https://birch.example/a:b'],
    ['http://birch.example', 'http://birch.example'],
  ] as const) {
    expect((await save(member, { website: typed })).status).toBe(200)
    expect((await own(member)).website).toBe(stored)
  }
  const issues = { website: 'Enter a whole web address, such as https://example.com' }
  for (const website of ['https://birch', '127.0.0.1', 'https://[::1]', 'https://0x7f.1', 'localhost:8080'])
    expect(await issuesOf(await save(member, { website })), website).toEqual(issues)
})

test('names are stored without zero width, and an initial is a whole character', async () => {
  const [referrer, visitor] = [
    await join({ firstName: 'Zo\u200Bë', lastName: '\uFEFFBirk\u200D' }),
    new Visitor(),
  ]
  expect(referrer.user).toMatchObject({ firstName: 'Zoë', lastName: 'Birk' })
  expect((await save(referrer, { firstName: 'Ma\u00ADry', companyName: 'Birch\u200B' })).status).toBe(200)
  expect(await own(referrer)).toMatchObject({ firstName: 'Mary', companyName: 'Birch' })
  const unseen = await visitor.post('/api/register', registrationOf({ firstName: '\u200B\u200D' }))
  expect(await issuesOf(unseen)).toEqual({ firstName: 'First name is required' })
  const { referralCode, id } = referrer.user
  for (const lastName of ['𝒯ove', 'E\u0301mile', '👩🏽\u200D🌾 Farm'])
    await join({ firstName: 'Jo', lastName, referralCode })
  const answer = await referrer.get(`/api/users/${id}/referrals`)
  const { referrals } = await answer.json<ReferralTimeline>()
  expect(referrals.map(({ name }) => name).toSorted()).toEqual(
    ['Jo 𝒯.', 'Jo E\u0301.', 'Jo 👩🏽\u200D🌾.'].toSorted(),
  )
})

test.each(['.', ',', ')', '\u200B', ').\u200B'])(
  'a link that ends in %j leads to its code: its page, the look-up, the visit and the form',
  async (end) => {
    const member = await join({ firstName: 'Desmond' })
    const code = member.user.referralCode
    const [visitor, spelling] = [new Visitor(), encodeURIComponent(code + end)]
    for (const path of ['ref', 'vendor-ref'])
      expect(await (await visitor.get(`/${path}/${spelling}`)).text()).toContain('Desmond')
    const found = await visitor.get(`/api/referral-codes/${spelling}`)
    expect(await found.json()).toMatchObject({ code, referrerFirstName: 'Desmond' })
    expect((await visitor.post(`/api/referral-codes/${spelling}/visits`)).status).toBeLessThan(300)
    await join({ referralCode: code + end })
    const answer = await member.get(`/api/users/${member.user.id}/referrals`)
    const { visits, referrals } = await answer.json<ReferralTimeline>()
    expect(visits).toMatchObject([{ count: 1 }])
    expect(referrals).toMatchObject([{ status: 'credited' }])
  },
)
