import { Buffer } from 'node:buffer'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { Problem } from '#shared/wire/problem.ts'
import type { ProfileAnswer } from '#shared/profiles/api.ts'
import type { OwnUser, PublicUser } from '#shared/profiles/member-views.ts'
import { rateLimits } from '#shared/wire/rate-limits.ts'
import { countAttempt } from '#worker/auth/rate-limit.ts'
import { join, own, Visitor } from './support/client.ts'

/** One transparent pixel. */
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
const png = `data:image/png;base64,${pixel}`

type Member = Awaited<ReturnType<typeof join>>

const profileOf = (user: OwnUser, given: Record<string, unknown> = {}) => ({
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  licenseType: user.licenseType,
  zipCode: user.zipCode,
  ...given,
})

const put = (member: Member, given: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  member.send('PUT', `/api/users/${member.user.id}/profile`, profileOf(member.user, given), headers)

async function saved(member: Member, given: Record<string, unknown>): Promise<ProfileAnswer> {
  const response = await put(member, given)
  expect(response.status, JSON.stringify(given)).toBe(200)
  return response.json<ProfileAnswer>()
}

const refusal = async (response: Response) => ({
  status: response.status,
  issues: (await response.json<Problem>()).issues,
})

/** Stores images while the member is signed out elsewhere. */
const signingOut = (member: Member) =>
  new Proxy(env.IMAGES, {
    get(target, name) {
      if (name !== 'put') return Reflect.get(target, name).bind(target)
      return async (...given: Parameters<KVNamespace['put']>) => {
        await target.put(...given)
        await env.DB.prepare('DELETE FROM sessions WHERE user_id = ?').bind(member.user.id).run()
      }
    },
  })

const images = async () => (await env.IMAGES.list({ prefix: 'image:' })).keys.length

test('a member saves every field of the profile, and others read what is public', async () => {
  const member = await join()
  const { user } = await saved(member, {
    firstName: '  Ane ',
    phoneNumber: '(651) 555-0199',
    companyName: 'Birch & Co',
    businessDescription: 'Two lines\nof text',
    businessAddress: '1 Pine St',
    city: 'Duluth',
    teamSize: '2-5',
    website: 'https://birch.example/shop',
    servicesOffered: ['Indoor Cultivation', 'indoor_cultivation', ' Drone mapping ', '  ', 'drone MAPPING'],
    lookingFor: ['Cold storage', 'Cold storage', ''],
    hasSecuredFunding: true,
    lookingToRaiseMore: false,
    isProfilePublic: true,
  })
  expect(user).toMatchObject({
    firstName: 'Ane',
    phoneNumber: '6515550199',
    companyName: 'Birch & Co',
    businessDescription: 'Two lines\nof text',
    city: 'Duluth',
    website: 'https://birch.example/shop',
    servicesOffered: ['indoor_cultivation', 'Drone mapping'],
    lookingFor: ['Cold storage'],
    hasSecuredFunding: true,
    profileVersion: 2,
  })
  expect(await own(member)).toEqual(user)
  const seen = await (await new Visitor().get(`/api/users/${user.id}`)).json<PublicUser>()
  expect(seen.companyName).toBe('Birch & Co')
  expect(Object.keys(seen)).not.toContain('phoneNumber')

  // An absent field keeps its value; an empty text removes it.
  const again = await saved(member, { city: '' })
  expect(again.user).toMatchObject({ companyName: 'Birch & Co', city: null })
})

test('each rule of the profile form has its own message', async () => {
  const member = await join()
  const rules: [Record<string, unknown>, string, string][] = [
    [{ firstName: ' ' }, 'firstName', 'First name is required'],
    [{ lastName: '' }, 'lastName', 'Last name is required'],
    [{ email: 'nope' }, 'email', 'Invalid email address'],
    [{ licenseType: '' }, 'licenseType', 'License type is required'],
    [{ licenseType: 'vendor_service_provider' }, 'licenseType', 'License type is required'],
    [{ zipCode: '5540' }, 'zipCode', 'Valid zip code required'],
    [{ phoneNumber: '123' }, 'phoneNumber', 'Please enter a valid 10-digit phone number'],
  ]
  for (const [given, field, message] of rules)
    expect(await refusal(await put(member, given)), message).toMatchObject({
      status: 400,
      issues: { [field]: message },
    })
  for (const website of [
    'javascript:alert(1)',
    'https://me:secret@evil.example',
    'https://me@evil.example',
    '//evil.example',
    'ftp://a.example',
    'birch',
  ])
    expect(await refusal(await put(member, { website })), website).toMatchObject({
      status: 400,
      issues: { website: 'Enter a whole web address, such as https://example.com' },
    })
  expect((await own(member)).profileVersion).toBe(1)
})

test('fields outside the form cannot be set', async () => {
  const member = await join()
  const before = await own(member)
  for (const name of [
    'isAdmin',
    'skunkTokens',
    'referralCode',
    'isFoundingMember',
    'foundingNumber',
    'clientReferrals',
    'hasFullPlatformAccess',
    'licenseStatus',
    'password',
    'id',
    'constructor',
  ])
    expect((await put(member, { [name]: 1 })).status, name).toBe(400)
  const polluted = await member.fetch(`/api/users/${member.user.id}/profile`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: `{"__proto__":{"isAdmin":true},${JSON.stringify(profileOf(member.user)).slice(1)}`,
  })
  expect(polluted.status).toBe(400)
  expect(await own(member)).toEqual(before)
})

test('a profile is edited by its member alone', async () => {
  const [member, other] = [await join(), await join()]
  const path = `/api/users/${member.user.id}/profile`
  expect((await new Visitor().send('PUT', path, profileOf(member.user))).status).toBe(401)
  expect((await other.send('PUT', path, profileOf(member.user))).status).toBe(403)
  expect((await member.send('PUT', '/api/users/999999/profile', profileOf(member.user))).status).toBe(403)
  expect((await member.send('PUT', '/api/users/zzz/profile', profileOf(member.user))).status).toBe(404)
  expect((await put(member, {}, { 'x-user-id': String(other.user.id) })).status).toBe(403)
})

test('the second of two tabs learns of the conflict, and nothing is lost', async () => {
  const member = await join()
  const version = `"${member.user.profileVersion}"`
  const first = await put(member, { city: 'Duluth' }, { 'If-Match': version })
  expect(first.status).toBe(200)
  expect(first.headers.get('ETag')).toBe('"2"')
  const second = await put(member, { city: 'Ely' }, { 'If-Match': version })
  expect(second.status).toBe(409)
  expect(await second.json<Problem>()).toMatchObject({ code: 'PROFILE_CHANGED' })
  expect((await own(member)).city).toBe('Duluth')
  expect((await put(member, {}, { 'If-Match': 'zzz' })).status).toBe(400)

  // Without a version the last save wins, also when both come at once.
  const both = await Promise.all(['Ely', 'Hibbing'].map((city) => put(member, { city })))
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  const race = await Promise.all(['A', 'B', 'C'].map((city) => put(member, { city }, { 'If-Match': '"4"' })))
  expect(race.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
})

test('the edit form’s spellings are accepted, and the hemp entry keeps a member’s hemp type', async () => {
  const member = await join({ licenseType: 'lower-potency-hemp-edible-retailer' })
  const hemp = await saved(member, { licenseType: 'hemp_edible_business' })
  expect(hemp.user.licenseType).toBe('hemp_edible_retailer')
  const other = await saved(member, { licenseType: 'other_cannabis_business' })
  expect(other.user.licenseType).toBe('other')
  const back = await saved(member, { licenseType: 'hemp_edible_business' })
  expect(back.user.licenseType).toBe('hemp_edible_manufacturer')
})

test('a changed e-mail waits for its confirmation', async () => {
  const member = await join()
  const answer = await saved(member, { email: 'elsewhere@example.com' })
  expect(answer.user.email).toBe(member.user.email)
  expect(answer.notices?.[0]).toContain('A new address takes your password and a link')
  const same = await saved(member, { email: member.user.email.toUpperCase() })
  expect(same.notices).toBeUndefined()
})

test('images are stored once, replaced and removed with their bytes', async () => {
  const member = await join()
  const start = await images()
  const first = await saved(member, { logoUrl: png, personalPhotoUrl: png })
  expect(first.user.logoUrl).toMatch(/^\/api\/images\/[0-9a-f]{32}$/)
  expect(await images()).toBe(start + 2)
  const savedAgain = await saved(member, { logoUrl: first.user.logoUrl })
  expect(savedAgain.user).toMatchObject({
    logoUrl: first.user.logoUrl,
    personalPhotoUrl: first.user.personalPhotoUrl,
  })
  const second = await saved(member, { logoUrl: png })
  expect(second.user.logoUrl).not.toBe(first.user.logoUrl)
  await expect.poll(images).toBe(start + 2)
  expect((await new Visitor().get(first.user.logoUrl ?? '')).status).toBe(404)
  await saved(member, { logoUrl: '', personalPhotoUrl: null })
  await expect.poll(images).toBe(start)
})

test('of images saved concurrently only the linked one stays, and none after the session has ended', async () => {
  const member = await join()
  const start = await images()
  const answers = await Promise.all([1, 2, 3].map(() => put(member, { logoUrl: png })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  await expect.poll(images).toBe(start + 1)
  const late = new Visitor(undefined, { IMAGES: signingOut(member) })
  for (const [name, value] of member.cookies) late.cookies.set(name, value)
  const path = `/api/users/${member.user.id}/profile`
  expect((await late.send('PUT', path, profileOf(member.user, { logoUrl: png }))).status).toBe(401)
  await expect.poll(images).toBe(start + 1)
})

test('a refused logo causes a warning, and the rest of the profile is saved', async () => {
  const member = await join()
  const start = await images()
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  const html = Buffer.from('<!doctype html><script>alert(1)</script>')
  const bytes = Buffer.from(pixel, 'base64')
  const wide = Buffer.from(bytes)
  wide.writeUInt32BE(30_000, 16)
  const polyglot = Buffer.concat([bytes, html])
  const huge = Buffer.concat([bytes.subarray(0, 33), idat(2 * 1024 * 1024), bytes.subarray(-12)])
  const invalid = 'Invalid file type: Please upload an image file'
  const attempts: [string, string][] = [
    [`data:image/svg+xml;base64,${svg.toString('base64')}`, invalid],
    [`data:image/png;base64,${svg.toString('base64')}`, invalid],
    [`data:image/png;base64,${html.toString('base64')}`, invalid],
    [`data:image/png;base64,${polyglot.toString('base64')}`, invalid],
    [`data:image/png;base64,${wide.toString('base64')}`, invalid],
    ['https://evil.example/logo.png', invalid],
    ['/api/images/00000000000000000000000000000000', invalid],
    [
      `data:image/png;base64,${huge.toString('base64')}`,
      'File too large: Please upload an image smaller than 2MB',
    ],
  ]
  for (const [at, [logoUrl, warning]] of attempts.entries()) {
    const answer = await saved(member, { logoUrl, city: `City ${at}` })
    expect(answer.warnings, logoUrl.slice(0, 40)).toEqual([warning])
    expect(answer.user).toMatchObject({ logoUrl: null, city: `City ${at}` })
  }
  expect(await images()).toBe(start)
  expect((await put(member, { logoUrl: 'x'.repeat(9 * 1024 * 1024) })).status).toBe(413)
})

function idat(length: number): Buffer {
  const chunk = Buffer.alloc(length + 12)
  chunk.writeUInt32BE(length, 0)
  chunk.write('IDAT', 4, 'latin1')
  return chunk
}

test('private, refused and deleted members read as unknown ones, to visitors and to members', async () => {
  const [member, other] = [await join(), await join()]
  const path = `/api/users/${member.user.id}`
  const unknown = await (await other.get('/api/users/999999')).json<Problem>()
  const isHidden = async () => {
    for (const viewer of [other, new Visitor()]) {
      const answer = await viewer.get(path)
      expect(answer.status).toBe(404)
      expect(await answer.json<Problem>()).toMatchObject({ code: unknown.code, message: unknown.message })
    }
  }
  await saved(member, { isProfilePublic: false })
  await isHidden()
  expect((await member.get(path)).status).toBe(200)
  await saved(member, { isProfilePublic: true })
  expect((await other.get(path)).status).toBe(200)
  await env.DB.prepare("UPDATE users SET license_status = 'refused' WHERE id = ?").bind(member.user.id).run()
  await isHidden()
})

test('images beyond thirty an hour cause a warning, and the rest of the profile is saved', async () => {
  const member = await join()
  for (let at = 0; at < rateLimits.images.limit - 1; at += 1)
    await countAttempt(env, 'images', String(member.user.id), Date.now())
  const before = await images()
  const last = await saved(member, { logoUrl: png, personalPhotoUrl: png, companyName: 'Birch' })
  expect(last.user.logoUrl).toMatch(/^\/api\/images\//)
  expect(last.user).toMatchObject({ personalPhotoUrl: null, companyName: 'Birch' })
  expect(last.warnings).toEqual([expect.stringMatching(/^Too many attempts\. Please wait \d+ minutes/)])
  expect(await images()).toBe(before + 1)
  // A save without a new image counts as none.
  expect((await saved(member, { logoUrl: last.user.logoUrl, city: 'Ely' })).warnings).toBeUndefined()
})
