import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { Problem } from '#shared/wire/problem.ts'
import type { ReferralTimeline } from '#shared/referrals/api.ts'
import type { Stats } from '#shared/early-access/api.ts'
import { rateLimits } from '#shared/wire/rate-limits.ts'
import { join, own, registrationOf, vendorRegistrationOf, Visitor } from './support/client.ts'

/** The messages for a business, word for word. */
const businessRules = [
  ['firstName', ' ', 'First name is required'],
  ['lastName', '', 'Last name is required'],
  ['email', 'not an address', 'Please enter a valid email address'],
  ['password', 'seven77', 'Password must be at least 8 characters'],
  ['confirmPassword', 'short', 'Please confirm your password'],
  ['confirmPassword', 'something else', "Passwords don't match"],
  ['phoneNumber', '612 555', 'Please enter a valid 10-digit phone number'],
  ['licenseType', '', 'License type is required'],
  ['licenseType', 'Cannabis Vendor/Service Provider', 'License type is required'],
  ['zipCode', ' ', 'Zip code is required'],
  ['attestationConfirmed', false, 'You must confirm your license status'],
  ['smsConsent', false, 'You must consent to receive SMS messages'],
  ['terms', false, 'You must agree to the terms'],
] as const

/** The messages for a vendor that differ. */
const vendorRules = [
  ['vendorType', ' ', 'Please specify your vendor type'],
  ['attestationConfirmed', false, 'You must confirm your license status to proceed.'],
  ['smsConsent', false, 'You must consent to receive SMS messages to proceed.'],
  ['terms', false, 'You must accept the terms of service to proceed.'],
] as const

const issuesOf = async (response: Response) => {
  expect(response.status).toBe(400)
  return (await response.json<Problem>()).issues
}

test.each(businessRules)('a business with %s %j reads: %s', async (field, value, message) => {
  const issues = await issuesOf(await new Visitor().post('/api/register', registrationOf({ [field]: value })))
  expect(issues).toMatchObject({ [field]: message })
})

test.each(vendorRules)('a vendor with %s %j reads: %s', async (field, value, message) => {
  const issues = await issuesOf(
    await new Visitor().post('/api/register', vendorRegistrationOf({ [field]: value })),
  )
  expect(issues).toMatchObject({ [field]: message })
})

test('a missing field counts as an empty one, and all errors are reported at once', async () => {
  const issues = await issuesOf(await new Visitor().post('/api/register', {}))
  expect(issues).toMatchObject(
    Object.fromEntries(
      businessRules
        .filter(([, value]) => value === '' || value === ' ' || value === false)
        .map(([field, , message]) => [field, message]),
    ),
  )
})

test('Other requires a business type, and of vendors only with the category Other', async () => {
  const message = 'Please describe your business type'
  const post = (body: unknown) => new Visitor().post('/api/register', body)
  expect(await issuesOf(await post(registrationOf({ licenseType: 'other' })))).toEqual({
    otherBusinessType: message,
  })
  expect(await issuesOf(await post(vendorRegistrationOf({ vendorType: 'other' })))).toEqual({
    otherBusinessType: message,
  })
  expect((await post(registrationOf({ licenseType: 'other', otherBusinessType: 'Hemp farm' }))).status).toBe(
    201,
  )
  expect((await post(vendorRegistrationOf())).status).toBe(201)
})

test('a business may give its name at once, and is listed under it', async () => {
  const named = await join({ companyName: ' Pine & Co ' })
  const unnamed = await join({ companyName: '' })
  const vendor = await join({ accountType: 'vendor', companyName: 'Birch Legal' })
  expect([named.user, unnamed.user, vendor.user].map(({ companyName }) => companyName)).toEqual([
    'Pine & Co',
    null,
    'Birch Legal',
  ])
  const cards = await (await new Visitor().get('/api/businesses?q=pine')).json<{ companyName: string }[]>()
  expect(cards.map(({ companyName }) => companyName)).toContain('Pine & Co')
  const issues = await issuesOf(
    await new Visitor().post('/api/register', registrationOf({ companyName: 'x'.repeat(121) })),
  )
  expect(issues).toHaveProperty('companyName')
})

test("every spelling of a license is stored as the catalogue's", async () => {
  for (const [spelling, stored] of [
    ['lower-potency-hemp-edible-retailer', 'hemp_edible_retailer'],
    ['medical_cannabis_business_endorsement', 'medical_cannabis_combination_business'],
    ['cannabis_testing_facility', 'cannabis_testing_facility'],
  ]) {
    expect((await join({ licenseType: spelling })).user.licenseType).toBe(stored)
  }
})

test('answers to hidden funding questions are not stored', async () => {
  const { user } = await join({
    hasSecuredFunding: true,
    lookingToRaise: true,
    lookingToRaiseMore: false,
    fundingAmount: '1m-2m',
  })
  expect(user).toMatchObject({
    hasSecuredFunding: true,
    lookingToRaise: null,
    lookingToRaiseMore: false,
    fundingAmount: null,
  })
  const { user: unasked } = await join({ lookingToRaise: true, fundingAmount: '1m-2m' })
  expect(unasked).toMatchObject({ hasSecuredFunding: null, lookingToRaise: null, fundingAmount: null })
})

test("a vendor's code credits three tokens and a client; the fifth opens full access", async () => {
  const vendor = await join({ accountType: 'vendor' })
  for (let client = 0; client < 5; client += 1) await join({ referralCode: vendor.user.referralCode })
  expect(await own(vendor)).toMatchObject({
    skunkTokens: 16,
    clientReferrals: 5,
    hasFullPlatformAccess: true,
  })
  const { n } = (await env.DB.prepare('SELECT count(*) AS n FROM vendor_client_referrals').first<{
    n: number
  }>()) ?? { n: 0 }
  expect(n).toBe(5)
})

test.each([
  [
    'the same address with a tag',
    (email: string, phone: string) => ({ email: email.replace('@', '+shop@'), phone: `9${phone.slice(1)}` }),
  ],
  [
    'the same Gmail address with dots',
    (_: string, phone: string) => ({ email: 'm.a.r.i.s.o.l@gmail.com', phone: `8${phone.slice(1)}` }),
  ],
  ['the same phone', (_: string, phone: string) => ({ email: 'elsewhere@example.com', phone })],
])(
  'a self-referral with %s creates an account without credit, and the timeline gives the reason',
  async (_, alias) => {
    const referrer = await join({
      email: `marisol${_.includes('Gmail') ? '@gmail.com' : `${_.length}@example.com`}`,
    })
    const { email, phone } = alias(referrer.user.email, referrer.user.phoneNumber)
    await join({ email, phoneNumber: phone, referralCode: referrer.user.referralCode })
    expect((await own(referrer)).skunkTokens).toBe(1)
    const { referrals } = await (
      await referrer.get(`/api/users/${referrer.user.id}/referrals`)
    ).json<ReferralTimeline>()
    expect(referrals).toMatchObject([{ status: 'not_credited', reason: 'self_referral', amount: 0 }])
  },
)

test('a failed registration does not change the referrer', async () => {
  const referrer = await join()
  const referralCode = referrer.user.referralCode
  const taken = await new Visitor().post(
    '/api/register',
    registrationOf({ email: referrer.user.email, referralCode }),
  )
  expect(taken.status).toBe(409)
  expect(
    (await new Visitor().post('/api/register', registrationOf({ zipCode: '', referralCode }))).status,
  ).toBe(400)
  expect((await own(referrer)).skunkTokens).toBe(1)
})

test('the link preview names the inviter, the business and the real counts', async () => {
  const inviter = await join({ firstName: 'Desmond', lastName: 'Oak', companyName: 'Pine & Co' })
  const stats = await (await new Visitor().get('/api/stats')).json<Stats>()
  const preview = async () => (await new Visitor().get(`/ref/${inviter.user.referralCode}`)).text()
  const page = await preview()
  expect(page).toContain(
    '<meta property="og:title" content="Desmond Oak invited you · North Leaf Network" />',
  )
  expect(page).toContain(
    `content="Desmond Oak of Pine &amp; Co invites you to North Leaf Network. ${stats.totalLicensees} licensed businesses have joined; ${stats.foundingRemaining} of 50 founding places are left."`,
  )
  const code = await (await new Visitor().get(`/api/referral-codes/${inviter.user.referralCode}`)).json()
  expect(code).toMatchObject({
    profile: { name: 'Desmond Oak', companyName: 'Pine & Co', foundingNumber: inviter.user.foundingNumber },
  })

  await inviter.send('PUT', `/api/users/${inviter.user.id}/profile`, {
    firstName: 'Desmond',
    lastName: 'Oak',
    email: inviter.user.email,
    licenseType: 'cannabis_cultivator',
    zipCode: '55401',
    isProfilePublic: false,
  })
  const hidden = await preview()
  expect(hidden).toContain('Desmond invited you')
  expect(hidden, 'a hidden profile gives its first name alone').not.toMatch(/Oak|Pine/)
})

test('an invitation names the referrer in its title, until a visitor has opened too many', async () => {
  const { user } = await join({ firstName: 'Desmond' })
  const visitor = new Visitor()
  const open = () => visitor.get(`/ref/${user.referralCode}`)
  expect(await (await open()).text()).toContain('Desmond')
  await Promise.all(Array.from({ length: rateLimits.invitationPage.limit }, open))
  const late = await open()
  expect(late.status).toBe(200)
  expect(await late.text()).not.toContain('Desmond')
})

test('a code is looked up in any spelling; an unknown one is a 404; visits are counted by the day', async () => {
  const member = await join({ firstName: 'Desmond' })
  const code = member.user.referralCode
  const visitor = new Visitor()
  const known = await visitor.get(`/api/referral-codes/${code.toLowerCase()}`)
  expect(await known.json()).toEqual({
    code,
    referrerFirstName: 'Desmond',
    accountType: 'business',
    profile: {
      name: 'Desmond Tangvald',
      companyName: null,
      foundingNumber: member.user.foundingNumber,
      isLicenseVerified: false,
    },
  })
  expect((await visitor.get('/api/referral-codes/00000000')).status).toBe(404)
  for (let visit = 0; visit < 2; visit += 1) await visitor.post(`/api/referral-codes/${code}/visits`)
  const { visits } = await (
    await member.get(`/api/users/${member.user.id}/referrals`)
  ).json<ReferralTimeline>()
  expect(visits).toEqual([{ day: new Date().toISOString().slice(0, 10), count: 2 }])
})

test('a public answer contains nothing private', async () => {
  const member = await join({ hasSecuredFunding: true })
  const seen = await (await new Visitor().get(`/api/users/${member.user.id}`)).json<Record<string, unknown>>()
  expect(Object.keys(seen).toSorted()).toEqual([
    'accountType',
    'businessDescription',
    'city',
    'companyName',
    'createdAt',
    'firstName',
    'foundingNumber',
    'id',
    'isAdmin',
    'isFoundingMember',
    'isSampleData',
    'lastName',
    'licenseBasis',
    'licenseRosterAsOf',
    'licenseStatus',
    'licenseType',
    'licenseVerifiedAt',
    'logoUrl',
    'lookingFor',
    'otherBusinessType',
    'personalPhotoUrl',
    'servicesOffered',
    'skunkTokens',
    'teamSize',
    'vendorTier',
    'vendorType',
    'website',
    'zipCode',
  ])
  const own = await (await member.get(`/api/users/${member.user.id}`)).json<Record<string, unknown>>()
  expect(own).toMatchObject({ email: member.user.email })
  expect(own).not.toHaveProperty('passwordHash')
})

test('unknown, private and refused members get the same 404', async () => {
  const [hidden, refused] = [await join(), await join()]
  await env.DB.batch([
    env.DB.prepare('UPDATE users SET is_profile_public = 0 WHERE id = ?').bind(hidden.user.id),
    env.DB.prepare("UPDATE users SET license_status = 'refused' WHERE id = ?").bind(refused.user.id),
  ])
  const answers = await Promise.all(
    [hidden.user.id, refused.user.id, 999_999, 'abc', '0'].map((id) => new Visitor().get(`/api/users/${id}`)),
  )
  for (const answer of answers) {
    expect(answer.status).toBe(404)
    expect(await answer.json<Problem>()).toMatchObject({ code: 'USER_NOT_FOUND' })
  }
})
