import { expect, test } from 'vitest'
import type { ReferralTimeline } from '#shared/referrals/api.ts'
import type { TokenHistory } from '#shared/tokens/api.ts'
import { join, own, registrationOf, Visitor } from './support/client.ts'
import { erase } from './support/team.ts'

const png =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const timelineOf = async (member: Visitor & { user: { id: number } }) =>
  (await member.get(`/api/users/${member.user.id}/referrals`)).json<ReferralTimeline>()

test('after a referrer is deleted, the referred members still sign in, and the history of others stays', async () => {
  const first = await join()
  const referrer = await join({ referralCode: first.user.referralCode, personalPhotoUrl: png })
  const referred = await join({ referralCode: referrer.user.referralCode })
  expect(referrer.user.foundingNumber).toBe(2)
  expect((await referrer.get(referrer.user.personalPhotoUrl ?? '')).status).toBe(200)

  expect(await erase(referrer)).toBe(true)
  expect(await erase(referrer)).toBe(false)

  expect((await referrer.get('/api/session')).status).toBe(401)
  expect((await first.get(`/api/users/${referrer.user.id}`)).status).toBe(404)
  expect((await first.get(referrer.user.personalPhotoUrl ?? '')).status).toBe(404)
  const login = await new Visitor().post('/api/user/login', {
    email: referred.user.email,
    password: referred.password,
  })
  expect(login.status).toBe(200)

  expect((await own(first)).skunkTokens).toBe(2)
  const history = await (await first.get(`/api/users/${first.user.id}/tokens`)).json<TokenHistory>()
  expect(history.entries.map(({ amount }) => amount)).toEqual([1, 1])
  expect(JSON.stringify(history)).not.toContain('Marisol')
  expect((await timelineOf(first)).referrals).toMatchObject([{ name: 'A former member', status: 'credited' }])
})

test('the founding number of a deleted member goes to the next one who registers', async () => {
  const leaving = await join()
  await erase(leaving)
  expect((await join()).user.foundingNumber).toBe(leaving.user.foundingNumber)
})

test('a member who returns with the same e-mail earns no second credit', async () => {
  const referrer = await join()
  const body = registrationOf({ referralCode: referrer.user.referralCode })
  const once = await (await new Visitor().post('/api/register', body)).json<{ user: { id: number } }>()
  await erase(once)
  expect((await new Visitor().post('/api/register', body)).status).toBe(201)
  expect((await own(referrer)).skunkTokens).toBe(2)
  expect((await timelineOf(referrer)).referrals[0]).toMatchObject({
    status: 'not_credited',
    reason: 'former_member',
  })
})

test('deleting a fraudulent account reverses its credit', async () => {
  const referrer = await join()
  const referred = await join({ referralCode: referrer.user.referralCode })
  await erase(referred, true)
  expect((await own(referrer)).skunkTokens).toBe(1)
  expect((await timelineOf(referrer)).referrals[0]).toMatchObject({
    name: 'A former member',
    status: 'reversed',
    reason: 'fraud',
  })
})
