import { Buffer } from 'node:buffer'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { Problem } from '#shared/wire/problem.ts'
import type * as api from '#shared/licenses/api.ts'
import type { AnswerOf } from '#shared/wire/endpoint.ts'
import type { OwnUser } from '#shared/profiles/member-views.ts'
import { Staff } from './support/staff.ts'
import { rateLimits } from '#shared/wire/rate-limits.ts'
import { countAttempt } from '#worker/auth/rate-limit.ts'
import { join, own, Visitor } from './support/client.ts'

type Member = Awaited<ReturnType<typeof join>>

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
const dataUrl = (bytes: Buffer, type = 'application/pdf') => `data:${type};base64,${bytes.toString('base64')}`
/** One transparent pixel. */
const logo =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
const pathOf = (user: OwnUser) => `/api/users/${user.id}/license-proof`
const send = (member: Member, bytes: Buffer = pdf, fileName = 'My license.pdf') =>
  member.post(pathOf(member.user), { file: dataUrl(bytes), fileName })

const proofs = async () => (await env.IMAGES.list({ prefix: 'proof:' })).keys.length

const checks = async (member: Member) => {
  const { results } = await env.DB.prepare(
    'SELECT status, license_type AS type, license_number AS number, proof_key IS NOT NULL AS proof FROM license_checks WHERE user_id = ? ORDER BY id',
  )
    .bind(member.user.id)
    .all<{ status: string; type: string; number: string | null; proof: number }>()
  return results
}

const save = (member: Member, given: Record<string, unknown>) =>
  member.send('PUT', `/api/users/${member.user.id}/profile`, {
    firstName: 'Marisol',
    lastName: 'Tangvald',
    email: member.user.email,
    licenseType: 'cannabis_cultivator',
    zipCode: '55401',
    ...given,
  })

const decide = (member: Member, status: 'approved' | 'refused') =>
  env.DB.batch([
    env.DB.prepare(
      "UPDATE license_checks SET status = ?, decided_at = 1 WHERE user_id = ? AND status = 'pending'",
    ).bind(status, member.user.id),
    env.DB.prepare(
      'UPDATE users SET license_status = ?, license_verified_at = 1760000000000 WHERE id = ?',
    ).bind(status === 'approved' ? 'verified' : 'refused', member.user.id),
  ])

test("a proof is not refused for its file's name", async () => {
  for (const name of [
    '\u202AC:\\Users\\pat\\My license.pdf',
    `${'a'.repeat(119)}😀.pdf`,
    'two\nlines\u200B.pdf',
    'x'.repeat(5000),
  ])
    expect((await send(await join(), pdf, name)).status, name).toBe(201)
})

test('a proof is private: its owner and staff get it as a file that nothing caches', async () => {
  const member = await join()
  const added = await send(member, pdf, '../evil" ünd <name>.exe')
  expect(added.status).toBe(201)
  const { user } = await added.json<AnswerOf<typeof api.addProof>>()
  expect(user).toMatchObject({ licenseStatus: 'pending', licenseProofUrl: pathOf(user) })
  expect(JSON.stringify(await own(member))).not.toContain('proof:')
  for (const reader of [member, await Staff.signIn()]) {
    const file = await reader.get(pathOf(user))
    expect(file.status).toBe(200)
    expect(file.headers.get('Content-Type')).toBe('application/pdf')
    expect(file.headers.get('Content-Disposition')).toMatch(/^attachment; filename="[\w .()-]+\.pdf"$/)
    expect(file.headers.get('Cache-Control')).toBe('no-store')
    expect(file.headers.get('Content-Security-Policy')).toContain('sandbox')
    expect(Buffer.from(await file.arrayBuffer())).toEqual(pdf)
  }
  expect((await new Visitor().get(pathOf(user))).status).toBe(401)
  const other = await join()
  expect((await other.get(pathOf(user))).status).toBe(403)
  expect((await other.send('DELETE', pathOf(user))).status).toBe(403)
  expect((await other.post(pathOf(user), { file: dataUrl(pdf) })).status).toBe(403)
  expect((await member.get(pathOf(user), { Authorization: 'Bearer adm_wrong' })).status).toBe(401)
  const seen = await (await new Visitor().get(`/api/users/${user.id}`)).text()
  expect(seen).not.toMatch(/proof/i)
})

test('only PDF, PNG and JPEG of at most 5 MB are accepted, by their bytes', async () => {
  const member = await join()
  const before = await proofs()
  const big = Buffer.concat([pdf.subarray(0, 20), Buffer.alloc(5 * 1024 * 1024), pdf.subarray(-8)])
  for (const bytes of [
    Buffer.from('<html>%PDF-1.7 %%EOF'),
    Buffer.from('MZ'),
    Buffer.from('%PDF-1.7 no end'),
    big,
  ])
    expect((await send(member, bytes)).status).toBe(400)
  expect((await member.post(pathOf(member.user), { file: 'https://evil.example' })).status).toBe(400)
  expect(await proofs()).toBe(before)
  expect(await checks(member)).toEqual([])
})

test('a new proof replaces the old one in the open check; removing the last evidence withdraws the check', async () => {
  const member = await join()
  const before = await proofs()
  await send(member)
  await send(member)
  await expect.poll(proofs).toBe(before + 1)
  expect(await checks(member)).toMatchObject([{ status: 'pending', proof: 1 }])
  expect((await member.send('DELETE', pathOf(member.user))).status).toBe(204)
  await expect.poll(proofs).toBe(before)
  expect(await checks(member)).toMatchObject([{ status: 'withdrawn', proof: 0 }])
  expect(await own(member)).toMatchObject({ licenseStatus: 'none', licenseProofUrl: '' })
  expect((await member.get(pathOf(member.user))).status).toBe(404)
  expect((await member.send('DELETE', pathOf(member.user))).status).toBe(204)
})

test('a number opens a check; a changed type or number clears the badge and opens another', async () => {
  const member = await join()
  expect((await save(member, { city: 'Duluth' })).status).toBe(200)
  expect(await checks(member)).toEqual([])
  await save(member, { licenseNumber: 'MN-1' })
  await save(member, { licenseNumber: 'MN-2' })
  await send(member)
  expect(await checks(member)).toMatchObject([{ status: 'pending', number: 'MN-2', proof: 1 }])
  await decide(member, 'approved')
  expect((await send(member)).status).toBe(409)
  await save(member, { city: 'Ely', licenseNumber: 'MN-2' })
  expect((await own(member)).licenseStatus).toBe('verified')

  await save(member, { licenseType: 'cannabis_retailer' })
  expect(await own(member)).toMatchObject({
    licenseStatus: 'pending',
    licenseVerifiedAt: null,
    licenseProofUrl: '',
  })
  expect(await checks(member)).toMatchObject([
    { status: 'approved', number: 'MN-2', proof: 1 },
    { status: 'pending', type: 'cannabis_retailer', number: 'MN-2', proof: 0 },
  ])
  await save(member, { licenseType: 'cannabis_retailer', licenseNumber: '' })
  expect((await own(member)).licenseStatus).toBe('none')
  expect((await checks(member)).at(-1)).toMatchObject({ status: 'withdrawn' })
})

test('a refused license stays hidden until it is approved, whatever is submitted', async () => {
  const member = await join()
  await save(member, { licenseNumber: 'MN-9' })
  await decide(member, 'refused')
  await send(member)
  await save(member, { licenseNumber: 'MN-10' })
  expect((await own(member)).licenseStatus).toBe('refused')
  expect((await new Visitor().get(`/api/users/${member.user.id}`)).status).toBe(404)
  expect(await checks(member)).toMatchObject([
    { status: 'refused', number: 'MN-9' },
    { status: 'pending', number: 'MN-10', proof: 1 },
  ])
})

test('the eleventh proof of an hour is refused, and nothing of it is stored', async () => {
  const member = await join()
  for (let at = 0; at < rateLimits.licenseProofs.limit - 1; at += 1)
    await countAttempt(env, 'licenseProofs', String(member.user.id), Date.now())
  expect((await send(member)).status).toBe(201)
  const before = await proofs()
  const refused = await send(member)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(await proofs()).toBe(before)
  expect((await send(await join())).status).toBe(201)
})

/** The member's browser, with a decision of staff that falls into the storing of its next file. */
function decidedMeanwhile(member: Member, status: 'approved' | 'refused'): Visitor {
  const put = async (...given: Parameters<typeof env.IMAGES.put>) => {
    await decide(member, status)
    return env.IMAGES.put(...given)
  }
  const images = new Proxy(env.IMAGES, {
    get: (target, name) => {
      if (name === 'put') return put
      const own: unknown = Reflect.get(target, name)
      return typeof own === 'function' ? own.bind(target) : own
    },
  })
  const visitor = new Visitor(member.address, { IMAGES: images })
  for (const [name, value] of member.cookies) visitor.cookies.set(name, value)
  return visitor
}

test('a save of the profile does not undo a refusal that came meanwhile', async () => {
  const member = await join()
  await save(member, { licenseNumber: 'MN-1' })
  const { firstName, lastName, email, licenseType, zipCode } = member.user
  const edited = { firstName, lastName, email, licenseType, zipCode, licenseNumber: 'MN-2', logoUrl: logo }
  const path = `/api/users/${member.user.id}`
  const saved = await decidedMeanwhile(member, 'refused').send('PUT', `${path}/profile`, edited)
  expect(saved.status).toBe(200)
  expect(await own(member)).toMatchObject({ licenseStatus: 'refused', licenseNumber: 'MN-2' })
  expect((await (await join()).get(path)).status).toBe(404)
  expect((await checks(member)).map(({ status }) => status)).toEqual(['refused', 'pending'])
})

test('an approval during the upload of a proof holds, and the file is deleted', async () => {
  const member = await join()
  await save(member, { licenseNumber: 'MN-3' })
  const before = await proofs()
  const answer = await decidedMeanwhile(member, 'approved').post(pathOf(member.user), {
    file: dataUrl(pdf),
    fileName: 'My license.pdf',
  })
  expect([answer.status, (await answer.json<Problem>()).code]).toEqual([409, 'ALREADY_VERIFIED'])
  expect((await own(member)).licenseStatus).toBe('verified')
  expect((await checks(member)).map(({ status }) => status)).toEqual(['approved'])
  expect(await proofs()).toBe(before)
})
