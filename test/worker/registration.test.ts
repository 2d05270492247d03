import { expect, test } from 'vitest'
import type { Problem } from '#shared/wire/problem.ts'
import type { ReferralTimeline } from '#shared/referrals/api.ts'
import type { TokenHistory } from '#shared/tokens/api.ts'
import { join, own, registrationOf, Visitor } from './support/client.ts'

test('a new business is signed in and numbered, and has one token', async () => {
  const member = await join()
  expect(member.user).toMatchObject({
    skunkTokens: 1,
    foundingNumber: 1,
    isFoundingMember: true,
    licenseeNumber: 1,
    licenseType: 'cannabis_cultivator',
  })
  expect(await own(member)).toEqual(member.user)
  const history = await (await member.get(`/api/users/${member.user.id}/tokens`)).json<TokenHistory>()
  expect(history).toMatchObject({ balance: 1, entries: [{ amount: 1, source: 'registration' }] })
})

test('a code in any spelling credits the referrer once, and the timeline shows it', async () => {
  const referrer = await join()
  const code = referrer.user.referralCode
  await join({ referralCode: code.toLowerCase().replaceAll('0', 'o') })
  expect((await own(referrer)).skunkTokens).toBe(2)
  const { referrals } = await (
    await referrer.get(`/api/users/${referrer.user.id}/referrals`)
  ).json<ReferralTimeline>()
  expect(referrals).toMatchObject([{ name: 'Marisol T.', status: 'credited', amount: 1 }])
})

test('two concurrent copies of a submission create one account, one referral and one credit', async () => {
  const referrer = await join()
  const body = registrationOf({ referralCode: referrer.user.referralCode })
  const visitor = new Visitor()
  const twice = await Promise.all(
    [1, 2].map(() => visitor.post('/api/register', body, { 'Idempotency-Key': 'the-same-submission' })),
  )
  expect(twice.map(({ status }) => status)).toEqual([201, 201])
  const [first, second] = await Promise.all(
    twice.map((response) => response.json<{ user: { id: number } }>()),
  )
  expect(second?.user.id).toBe(first?.user.id)
  expect((await own(referrer)).skunkTokens).toBe(2)

  const other = await visitor.post(
    '/api/register',
    { ...body, firstName: 'Other' },
    { 'Idempotency-Key': 'the-same-submission' },
  )
  expect(other.status).toBe(422)
})

test('an unknown code is a field error and creates no account', async () => {
  const visitor = new Visitor()
  const body = registrationOf({ referralCode: '00000000' })
  const refused = await visitor.post('/api/register', body)
  expect(refused.status).toBe(400)
  expect(await refused.json<Problem>()).toMatchObject({
    code: 'UNKNOWN_REFERRAL_CODE',
    issues: { referralCode: expect.any(String) },
  })
  expect((await visitor.post('/api/register', { ...body, referralCode: '' })).status).toBe(201)
})
