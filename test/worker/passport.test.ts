import { env } from 'cloudflare:workers'
import { createLocalJWKSet, decodeProtectedHeader, type JSONWebKeySet, jwtVerify } from 'jose'
import { expect, test } from 'vitest'
import type { AccountExport } from '#shared/accounts/export.ts'
import { dayMs, utcDay } from '#shared/dates.ts'
import type { Passport } from '#shared/passport/api.ts'
import { passportLifetimes } from '#shared/passport/passport.ts'
import type { Verification } from '#shared/staff/inboxes-api.ts'
import { rateLimits } from '#shared/wire/rate-limits.ts'
import { openDatabase } from '#worker/db/client.ts'
import { keepSigningKeys, readKeySet, signStatement } from '#worker/features/passport/service.ts'
import { openSealedKey } from '#worker/features/passport/signing-key.ts'
import { join, type Member, Visitor } from './support/client.ts'
import { Staff } from './support/staff.ts'
import { erase } from './support/team.ts'

const profileOf = ({ user }: Member, given: Record<string, unknown> = {}) => ({
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  licenseType: 'cannabis_cultivator',
  zipCode: user.zipCode,
  companyName: 'Birch & <Pine>',
  licenseNumber: 'MN-CUL-77',
  ...given,
})

async function verify(member: Member): Promise<void> {
  const staff = await Staff.signIn()
  const queue = await staff.read<Verification[]>('/api/admin/verifications')
  const check = queue.find((item) => item.member.id === member.user.id)
  const decided = await staff.post(`/api/admin/verifications/${check?.id}`, { decision: 'approve' })
  expect(decided.status).toBe(200)
}

/** A member with a verified license, who shows a passport if `settings` are given. */
async function verified(settings?: { isOn: boolean; showsNumber: boolean }): Promise<Member> {
  const member = await join()
  expect((await member.send('PUT', `/api/users/${member.user.id}/profile`, profileOf(member))).status).toBe(
    200,
  )
  await verify(member)
  if (settings) expect((await switchTo(member, settings)).status).toBe(200)
  return member
}

const on = { isOn: true, showsNumber: false }
const switchTo = (member: Member, settings: { isOn: boolean; showsNumber: boolean }) =>
  member.send('PUT', `/api/users/${member.user.id}/passport`, settings)

const visitor = new Visitor()
const badgeOf = async ({ user }: Member, query = '') =>
  (await visitor.get(`/badge/${user.id}.svg${query}`)).text()
const statusesOf = async ({ user }: Member) => [
  (await visitor.get(`/api/passports/${user.id}`)).status,
  (await visitor.get(`/passport/${user.id}.jwt`)).status,
]
/** The statement as text; the runtime warns of `text()` for a type that it does not know as one. */
const textOf = async (response: Response) => new TextDecoder().decode(await response.arrayBuffer())
const statementOf = async ({ user }: Member) => textOf(await visitor.get(`/passport/${user.id}.jwt`))
const keySet = async () => (await visitor.get('/.well-known/jwks.json')).json<JSONWebKeySet>()

test('a verified member switches the passport on, and it shows what they chose', async () => {
  const member = await verified()
  expect(await (await member.get(`/api/users/${member.user.id}/passport`)).json()).toEqual({
    isOn: false,
    showsNumber: false,
    mayShow: true,
  })
  expect(await statusesOf(member)).toEqual([404, 404])
  await switchTo(member, on)
  const passport = await (await visitor.get(`/api/passports/${member.user.id}`)).json<Passport>()
  expect(passport).toEqual({
    id: member.user.id,
    name: 'Birch & <Pine>',
    licenseType: 'cannabis_cultivator',
    licenseNumber: null,
    verifiedAt: expect.any(String),
    basis: 'hand',
    rosterAsOf: null,
    expiresOn: null,
    memberSince: member.user.createdAt,
  })
  await switchTo(member, { isOn: true, showsNumber: true })
  expect(await (await visitor.get(`/api/passports/${member.user.id}`)).json()).toEqual({
    ...passport,
    licenseNumber: 'MN-CUL-77',
  })
  const exported = await (await member.get(`/api/users/${member.user.id}/export`)).json<AccountExport>()
  expect(exported.licensePassports).toEqual([{ showsNumber: true, createdAt: expect.any(Number) }])
  expect(await (await switchTo(member, { isOn: false, showsNumber: true })).json()).toEqual({
    isOn: false,
    showsNumber: false,
    mayShow: true,
  })
  expect(await statusesOf(member)).toEqual([404, 404])
  expect(await badgeOf(member)).toContain('License status unknown')
})

test('without a verified license the passport cannot be switched on, only off', async () => {
  const member = await join()
  const refused = await switchTo(member, on)
  expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'NOT_VERIFIED' }])
  expect((await switchTo(member, { isOn: false, showsNumber: false })).status).toBe(200)
})

test('a statement is verified by the served keys, expires, and says nothing that is not switched on', async () => {
  const member = await verified(on)
  const response = await visitor.get(`/passport/${member.user.id}.jwt`)
  expect(response.headers.get('Content-Type')).toBe('application/jwt')
  const keys = createLocalJWKSet(await keySet())
  const statement = await textOf(response)
  const { payload, protectedHeader } = await jwtVerify(statement, keys, {
    algorithms: ['ES256'],
    issuer: env.SITE_URL,
    subject: `${env.SITE_URL}/passport/${member.user.id}`,
  })
  expect(protectedHeader).toMatchObject({ alg: 'ES256', kid: expect.any(String) })
  const { iat = 0, exp = 0, iss, sub, ...said } = payload
  expect([iss, sub]).toEqual([env.SITE_URL, `${env.SITE_URL}/passport/${member.user.id}`])
  expect(exp - iat).toBe(dayMs / 1000)
  expect(said).toEqual({
    name: 'Birch & <Pine>',
    license: {
      status: 'verified',
      type: 'cannabis_cultivator',
      label: 'Cannabis Cultivator',
      verifiedAt: expect.any(String),
      basis: 'hand',
    },
    memberSince: member.user.createdAt,
  })
  await expect(jwtVerify(statement, keys, { currentDate: new Date((exp + 1) * 1000) })).rejects.toMatchObject(
    {
      code: 'ERR_JWT_EXPIRED',
    },
  )
  const [head = '', body = '', signature = ''] = statement.split('.')
  const other = btoa(atob(body.replaceAll('-', '+').replaceAll('_', '/')).replace('Birch', 'Beech'))
  const forged = [head, other.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', ''), signature].join(
    '.',
  )
  await expect(jwtVerify(forged, keys)).rejects.toMatchObject({
    code: 'ERR_JWS_SIGNATURE_VERIFICATION_FAILED',
  })

  await switchTo(member, { isOn: true, showsNumber: true })
  const withNumber = await statementOf(member)
  expect((await jwtVerify(withNumber, keys)).payload).toMatchObject({ license: { number: 'MN-CUL-77' } })
})

test('a license on the list names the list, and nothing outlives its last day', async () => {
  const member = await verified(on)
  const today = utcDay(Date.now())
  const setTo = (expiresOn: string) =>
    env.DB.prepare(
      "UPDATE users SET license_basis = 'roster', license_roster_as_of = '2026-11-03', license_expires_on = ? WHERE id = ?",
    )
      .bind(expiresOn, member.user.id)
      .run()
  await setTo(today)
  expect(await (await visitor.get(`/api/passports/${member.user.id}`)).json()).toMatchObject({
    basis: 'roster',
    rosterAsOf: '2026-11-03',
    expiresOn: today,
  })
  const { payload } = await jwtVerify(await statementOf(member), createLocalJWKSet(await keySet()))
  expect(payload.exp).toBe((Date.parse(today) + dayMs) / 1000)
  expect(payload).toMatchObject({ license: { basis: 'roster', listOf: '2026-11-03', expiresOn: today } })
  // The badge does not wait for cron.
  await setTo(utcDay(Date.now() - dayMs))
  expect(await badgeOf(member)).toContain('License not verified')
  expect(await statusesOf(member)).toEqual([404, 404])
})

test('the served keys are public ones', async () => {
  await statementOf(await verified(on))
  const { keys } = await keySet()
  expect(keys.length).toBeGreaterThan(0)
  for (const key of keys)
    expect(Object.keys(key).toSorted()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y'])
})

test('a withdrawn verification takes the passport back; the badge says so within five minutes', async () => {
  const member = await verified(on)
  const shown = await visitor.get(`/badge/${member.user.id}.svg`)
  expect(shown.headers.get('Cache-Control')).toBe('public, max-age=300')
  expect(await shown.text()).toContain('License verified')
  const renamed = profileOf(member, { licenseNumber: 'MN-CUL-78' })
  await member.send('PUT', `/api/users/${member.user.id}/profile`, renamed)
  expect(await badgeOf(member)).toContain('License not verified')
  expect(await badgeOf(member)).not.toContain('Birch')
  expect(await statusesOf(member)).toEqual([404, 404])
  // Verified again, it is shown again: the switch is the member's.
  await verify(member)
  expect(await badgeOf(member)).toContain('License verified')
  expect(await statusesOf(member)).toEqual([200, 200])
})

test('private, deleted, unknown and sample members have no passport, and their badges say unknown', async () => {
  const [hidden, deleted, sample, silent] = [
    await verified(on),
    await verified(on),
    await verified(on),
    await verified(),
  ]
  await hidden.send(
    'PUT',
    `/api/users/${hidden.user.id}/profile`,
    profileOf(hidden, { isProfilePublic: false }),
  )
  expect(await erase(deleted)).toBe(true)
  const staff = await Staff.signIn()
  expect((await staff.send('PUT', `/api/admin/users/${sample.user.id}`, { isSampleData: true })).status).toBe(
    200,
  )
  const unknown = await badgeOf({ user: { id: 987_654_321 } } as Member)
  expect(unknown).toContain('License status unknown')
  for (const member of [hidden, deleted, sample, silent]) {
    expect(await statusesOf(member)).toEqual([404, 404])
    expect(await badgeOf(member)).toBe(unknown)
  }
  const rows = await env.DB.prepare('SELECT count(*) AS n FROM license_passports WHERE user_id = ?')
    .bind(deleted.user.id)
    .first<number>('n')
  expect(rows).toBe(0)
})

test('a badge is a picture alone: escaped, in two themes, for other sites, and without a script', async () => {
  const member = await verified(on)
  const light = await visitor.get(`/badge/${member.user.id}.svg`)
  expect(light.headers.get('Content-Type')).toBe('image/svg+xml; charset=utf-8')
  expect(light.headers.get('Content-Security-Policy')).toBe(
    "default-src 'none'; sandbox; frame-ancestors 'none'",
  )
  expect(light.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
  expect(light.headers.get('X-Content-Type-Options')).toBe('nosniff')
  const picture = await light.text()
  expect(picture).toContain('Birch &amp; &lt;Pine&gt;')
  expect(picture).not.toMatch(/<script|<style|<foreignObject|<image|href=|\son\w+=/i)
  expect(await badgeOf(member, '?theme=dark')).not.toBe(picture)
  expect(await badgeOf(member, '?theme="><script>')).toBe(picture)
  const long = profileOf(member, { companyName: 'The North Shore Cultivation Company of Grand Marais' })
  await member.send('PUT', `/api/users/${member.user.id}/profile`, long)
  expect(await badgeOf(member)).toContain('>The North Shore Cultivati…<')
})

test.each([
  '/badge/abc.svg',
  '/badge/7.png',
  '/badge/0.svg',
  '/passport/abc.jwt',
  '/passport/0.jwt',
  '/badge/7',
])('%s is nothing', async (path) => {
  const response = await visitor.get(path)
  expect([response.status, response.headers.get('Cache-Control')]).toEqual([404, 'no-store'])
})

test('the page of a passport is named by its business and kept out of search results', async () => {
  const member = await verified(on)
  const page = await visitor.get(`/passport/${member.user.id}`)
  expect(page.status).toBe(200)
  const text = await page.text()
  expect(text).toContain('License passport: Birch &amp; &lt;Pine&gt;')
  expect(text).toContain('<meta name="robots" content="noindex"')
  await switchTo(member, { isOn: false, showsNumber: false })
  const gone = await visitor.get(`/passport/${member.user.id}`)
  expect(gone.status).toBe(404)
  expect(await gone.text()).not.toContain('Birch')
})

test('passports are limited by address, so that nobody collects them', async () => {
  const collector = new Visitor()
  const statuses = new Set<number>()
  for (let call = 0; call <= rateLimits.passports.limit; call += 1)
    statuses.add((await collector.get(`/passport/${1000 + call}.jwt`)).status)
  expect(statuses).toEqual(new Set([404, 429]))
})

const keysAt = (now: number) => readKeySet({ db: openDatabase(env.DB), now })
const depsAt = (now: number) => ({
  db: openDatabase(env.DB),
  env,
  now,
  random: (count: number) => crypto.getRandomValues(new Uint8Array(count)),
})
const keyOf = (statement: string | null) => decodeProtectedHeader(statement ?? '').kid

test('keys follow each other: published before they sign, kept until their last statement has expired', async () => {
  const { user } = await verified(on)
  await env.DB.prepare('DELETE FROM signing_keys').run()
  const start = Date.now()
  const { keySignsMs, keyLeadMs, statementMs } = passportLifetimes
  const first = await signStatement(depsAt(start), user.id)
  await keepSigningKeys(depsAt(start + keySignsMs - keyLeadMs - 1))
  expect((await keysAt(start)).keys).toHaveLength(1)

  // An hour before its end, the next key is published and the old one still signs.
  await keepSigningKeys(depsAt(start + keySignsMs - keyLeadMs))
  await keepSigningKeys(depsAt(start + keySignsMs - keyLeadMs + 1))
  const both = await keysAt(start + keySignsMs - keyLeadMs)
  expect(both.keys).toHaveLength(2)
  const last = await signStatement(depsAt(start + keySignsMs - 1), user.id)
  expect(keyOf(last)).toBe(keyOf(first))

  const next = await signStatement(depsAt(start + keySignsMs), user.id)
  expect(keyOf(next)).not.toBe(keyOf(first))
  const moment = start + keySignsMs + 2000
  for (const statement of [last, next])
    await jwtVerify(statement ?? '', createLocalJWKSet((await keysAt(moment)) as JSONWebKeySet), {
      currentDate: new Date(moment),
    })

  const after = start + keySignsMs + statementMs
  await keepSigningKeys(depsAt(after))
  expect((await keysAt(after)).keys.map(({ kid }) => kid)).toEqual([keyOf(next)])
})

test('two first statements at once make one key', async () => {
  const { user } = await verified(on)
  await env.DB.prepare('DELETE FROM signing_keys').run()
  const now = Date.now()
  const both = await Promise.all([1, 2].map(() => signStatement(depsAt(now), user.id)))
  expect(new Set(both.map(keyOf)).size).toBe(1)
})

test('the database alone signs nothing: private keys are sealed with the secret, each for its own id', async () => {
  await signStatement(depsAt(Date.now()), (await verified(on)).user.id)
  const row = await env.DB.prepare(
    'SELECT id, sealed_private_key AS sealedPrivateKey FROM signing_keys',
  ).first<{
    id: string
    sealedPrivateKey: string
  }>()
  if (!row) throw new Error('no key')
  expect((await openSealedKey(env.HASH_KEY, row)).extractable).toBe(false)
  await expect(openSealedKey('another secret', row)).rejects.toThrow()
  await expect(openSealedKey(env.HASH_KEY, { ...row, id: 'another key' })).rejects.toThrow()
})
