import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import type { CoverageAnswer, RosterVersion, UnjoinedBusiness } from '#shared/roster/api.ts'
import { licenseKey } from '#shared/roster/number.ts'
import type { Verification } from '#shared/staff/inboxes-api.ts'
import type { Problem } from '#shared/wire/problem.ts'
import { licenseKeySql } from '#worker/db/license-key.ts'
import { openDatabase } from '#worker/db/client.ts'
import { readRows, rowsOf } from '#worker/db/statement.ts'
import { endExpired, tidyRosters } from '#worker/features/roster/publish.ts'
import { sql } from 'drizzle-orm'
import { join, type Member, own, Visitor } from './support/client.ts'
import { differences } from './support/derived-data.ts'
import { lastMail } from './support/mail.ts'
import { importRoster, listed, publishRoster } from './support/roster.ts'
import { Staff } from './support/staff.ts'
import { add as addToTeam } from './support/team.ts'

let staff: Staff
let serial = 0

/** A license number that no other test uses. */
const newNumber = () => {
  serial += 1
  return `MN-RET-${1000 + serial}`
}

beforeEach(async () => {
  staff = await Staff.signIn()
  // Each test begins without a list.
  await env.DB.batch([
    env.DB.prepare('DELETE FROM roster_rows'),
    env.DB.prepare('DELETE FROM roster_versions'),
  ])
})

const profileOf = (member: Member, given: Record<string, unknown>) => ({
  firstName: member.user.firstName,
  lastName: member.user.lastName,
  email: member.user.email,
  zipCode: member.user.zipCode,
  licenseType: 'cannabis_retailer',
  ...given,
})

async function claim(given: { number: string; name?: string; city?: string }): Promise<Member> {
  const member = await join({ licenseType: 'cannabis-retailer' })
  const saved = await member.send(
    'PUT',
    `/api/users/${member.user.id}/profile`,
    profileOf(member, {
      companyName: given.name ?? `Business ${given.number}`,
      city: given.city ?? 'Duluth',
      licenseNumber: given.number,
    }),
  )
  if (saved.status !== 200) throw new Error(`the profile answered ${saved.status}: ${await saved.text()}`)
  return member
}

const checkOf = async (member: Member) => {
  for (let path: string | null = '/api/admin/verifications'; path;) {
    const page: Response = await staff.get(path)
    const found = (await page.json<Verification[]>()).find((check) => check.member.id === member.user.id)
    if (found) return found
    path = /<([^>]+)>/.exec(page.headers.get('Link') ?? '')?.[1] ?? null
  }
  return null
}

async function approveExact(...members: Member[]): Promise<number> {
  const checks = await Promise.all(members.map(checkOf))
  const answer = await staff.post('/api/admin/exact-matches', {
    checks: checks.flatMap((check) => (check ? [{ id: check.id, version: check.version }] : [])),
  })
  return (await answer.json<{ approved: number }>()).approved
}

const basisOf = (member: Member) =>
  env.DB.prepare(
    'SELECT license_status, license_basis, license_roster_as_of, license_expires_on FROM users WHERE id = ?',
  )
    .bind(member.user.id)
    .first()

test('the database compares license numbers as the code does', async () => {
  const numbers = ['mn ret-oo7', 'MN\u00A0RET–0O7', 'é-o', 'ß', '', 'ı o']
  for (const number of numbers) {
    const [row] = await readRows(
      openDatabase(env.DB),
      rowsOf<{ key: string }>(sql`SELECT ${licenseKeySql('n')} AS key FROM (SELECT ${number} AS n)`),
    )
    expect(row?.key).toBe(licenseKey(number))
  }
})

test('an import is compared, published at once, kept when replaced, and restored', async () => {
  const [same, changed, gone, lapsed, added] = Array.from({ length: 5 }, newNumber) as [
    string,
    string,
    string,
    string,
    string,
  ]
  const first = [listed(same), listed(changed), listed(gone), listed(lapsed)]
  const { version } = await publishRoster(staff, first)
  expect(version).toMatchObject({ state: 'published', rows: 4, difference: { new: 4, gone: 0 } })

  const second = [
    listed(same),
    listed(changed, { city: 'Ely' }),
    listed(lapsed, { status: 'Expired' }),
    listed(added),
  ]
  const preview = await importRoster(staff, second, { asOf: '2026-12-20' })
  expect(preview).toMatchObject({ state: 'ready', difference: { new: 1, changed: 1, gone: 1, lapsed: 1 } })
  expect(preview.difference?.examples).toContainEqual({
    kind: 'gone',
    number: gone,
    name: `Business ${gone}`,
  })
  // The published version is untouched until staff publish the next.
  const overview = () => staff.read<{ versions: RosterVersion[] }>('/api/admin/roster')
  expect((await overview()).versions.map(({ state }) => state)).toEqual(['ready', 'published'])

  const publish = (id: number) => staff.post(`/api/admin/roster/${id}/publication`)
  expect((await publish(preview.id)).status).toBe(200)
  expect((await overview()).versions.map(({ state }) => state)).toEqual(['published', 'replaced'])
  expect((await (await publish(preview.id)).json<Problem>()).code).toBe('NOT_READY')
  expect((await publish(version.id)).status).toBe(200)
  expect((await overview()).versions.map(({ state }) => state)).toEqual(['replaced', 'published'])
  expect(await differences()).toEqual([])
})

test('the same file twice changes nothing, and rows that arrive twice are stored once', async () => {
  const lines = [listed(newNumber()), listed(newNumber())]
  const { version } = await publishRoster(staff, lines)
  expect(await importRoster(staff, lines)).toEqual(version)
  const draft = await staff.post('/api/admin/roster', {
    fileName: 'more.csv',
    sha256: 'a'.repeat(64),
    asOf: '2026-11-20',
    rows: 2,
    notes: { unreadable: 0, unreadableRows: [], unknownTypes: [], duplicates: [] },
    header: 'x',
    mapping: null,
  })
  const { id } = await draft.json<RosterVersion>()
  const rows = [
    {
      line: 2,
      number: 'A-1',
      businessName: 'A',
      tradeName: null,
      typeText: '',
      licenseType: null,
      status: '',
      issuedOn: null,
      expiresOn: null,
      city: null,
      county: null,
      endorsements: null,
    },
  ]
  for (let time = 0; time < 2; time += 1)
    expect((await staff.post(`/api/admin/roster/${id}/rows`, { rows })).status).toBe(204)
  const incomplete = await staff.post(`/api/admin/roster/${id}/completion`)
  expect((await incomplete.json<Problem>()).code).toBe('ROWS_MISSING')
  expect((await staff.send('DELETE', `/api/admin/roster/${id}`)).status).toBe(204)
  expect((await staff.post(`/api/admin/roster/${id}/rows`, { rows })).status).toBe(404)
  expect((await staff.send('DELETE', `/api/admin/roster/${version.id}`)).status).toBe(409)
  expect(await differences()).toEqual([])
})

test('exact matches are approved together and rest on the list; others wait with their differences', async () => {
  const [exact, stranger, rivaled] = [newNumber(), newNumber(), newNumber()]
  await publishRoster(staff, [
    listed(exact, { name: 'Birch & Bloom, LLC', expires: '1/5/2030' }),
    listed(stranger),
    listed(rivaled),
  ])
  const members = [
    await claim({ number: exact.toLowerCase().replaceAll('-', ' '), name: 'birch and bloom' }),
    await claim({ number: stranger, name: 'Somebody Else Entirely' }),
    await claim({ number: rivaled }),
    await claim({ number: rivaled.replaceAll('-', '') }),
    await claim({ number: newNumber() }),
  ] as const
  expect(await approveExact(...members)).toBe(1)
  expect(await basisOf(members[0])).toEqual({
    license_status: 'verified',
    license_basis: 'roster',
    license_roster_as_of: '2026-11-20',
    license_expires_on: '2030-01-05',
  })
  expect((await checkOf(members[1]))?.roster).toMatchObject({
    asOf: '2026-11-20',
    rows: [{ number: stranger }],
  })
  expect((await checkOf(members[2]))?.sameNumber).toMatchObject([{ id: members[3].user.id }])
  expect((await checkOf(members[4]))?.roster).toEqual({ asOf: '2026-11-20', rows: [] })
})

test('a decision by documents rests on the hand of staff', async () => {
  const member = await claim({ number: newNumber() })
  const check = await checkOf(member)
  expect(check?.roster).toBeNull()
  const path = `/api/admin/verifications/${check?.id}`
  expect((await staff.post(path, { decision: 'approve' })).status).toBe(200)
  expect(await basisOf(member)).toMatchObject({
    license_status: 'verified',
    license_basis: 'hand',
    license_roster_as_of: null,
  })
})

test('a license that the next list does not hold is queued, keeps its badge, and is told; restoring withdraws the doubt', async () => {
  const [kept, gone, changed] = [newNumber(), newNumber(), newNumber()]
  const first = [listed(kept), listed(gone), listed(changed)]
  const { version } = await publishRoster(staff, first)
  const members = [
    await claim({ number: kept }),
    await claim({ number: gone }),
    await claim({ number: changed }),
  ] as const
  expect(await approveExact(...members)).toBe(3)

  const next = [listed(kept), listed(changed, { name: 'Another Owner Inc' })]
  const { flagged } = await publishRoster(staff, next, { asOf: '2026-12-20' })
  expect(flagged).toBe(2)
  expect(await checkOf(members[0])).toBeNull()
  expect(await basisOf(members[0])).toMatchObject({
    license_basis: 'roster',
    license_roster_as_of: '2026-12-20',
  })
  for (const [member, cause] of [
    [members[1], 'gone'],
    [members[2], 'changed'],
  ] as const) {
    expect(await checkOf(member)).toMatchObject({ cause, status: 'pending' })
    expect((await own(member)).licenseStatus).toBe('verified')
    const answer = await member.get(`/api/users/${member.user.id}/license-check`)
    expect(await answer.json()).toEqual({ check: { status: 'pending', note: null, cause } })
    expect(lastMail(member.user.email, 'Your license needs another look').text).toContain(
      "state's newest list",
    )
  }
  // A new proof is taken while the badge stays.
  const proof = { fileName: 'license.pdf', file: `data:application/pdf;base64,${btoa('%PDF-1.4\n%%EOF')}` }
  expect((await members[1].post(`/api/users/${members[1].user.id}/license-proof`, proof)).status).toBe(201)
  expect((await own(members[1])).licenseStatus).toBe('verified')
  expect((await members[0].post(`/api/users/${members[0].user.id}/license-proof`, proof)).status).toBe(409)

  expect((await staff.post(`/api/admin/roster/${version.id}/publication`)).status).toBe(200)
  expect(await checkOf(members[1])).toBeNull()
  expect(await basisOf(members[1])).toMatchObject({
    license_status: 'verified',
    license_roster_as_of: '2026-11-20',
  })
})

test('a refusal after another look takes the badge and its basis', async () => {
  const number = newNumber()
  await publishRoster(staff, [listed(number)])
  const member = await claim({ number })
  await approveExact(member)
  await publishRoster(staff, [listed(newNumber())], { asOf: '2026-12-20' })
  const check = await checkOf(member)
  const decision = { decision: 'refuse', note: 'The license was surrendered' }
  expect((await staff.post(`/api/admin/verifications/${check?.id}`, decision)).status).toBe(200)
  expect(await basisOf(member)).toEqual({
    license_status: 'refused',
    license_basis: null,
    license_roster_as_of: null,
    license_expires_on: null,
  })
})

test('a renamed business is looked at again and keeps its badge; other spellings of its name change nothing', async () => {
  const number = newNumber()
  await publishRoster(staff, [listed(number, { name: 'Birch and Bloom' })])
  const member = await claim({ number, name: 'Birch & Bloom' })
  await approveExact(member)
  const rename = (companyName: string) =>
    member.send(
      'PUT',
      `/api/users/${member.user.id}/profile`,
      profileOf(member, { companyName, licenseNumber: number }),
    )
  expect((await rename('BIRCH AND BLOOM, LLC')).status).toBe(200)
  expect(await checkOf(member)).toBeNull()
  expect((await rename('Kite Wholesale')).status).toBe(200)
  expect(await checkOf(member)).toMatchObject({ cause: 'renamed' })
  expect((await own(member)).licenseStatus).toBe('verified')
})

test('a business that an admin of its team renames is looked at again too', async () => {
  const number = newNumber()
  await publishRoster(staff, [listed(number, { name: 'Birch and Bloom' })])
  const member = await claim({ number, name: 'Birch & Bloom' })
  await approveExact(member)
  const admin = await join()
  await addToTeam(member, admin, 'admin')
  const path = `/api/business/${member.user.id}/profile`
  const { profileVersion } = await (await admin.get(path)).json<{ profileVersion: number }>()
  expect((await admin.send('PUT', path, { profileVersion, companyName: 'Kite Wholesale' })).status).toBe(200)
  expect(await checkOf(member)).toMatchObject({ cause: 'renamed' })
  expect((await own(member)).licenseStatus).toBe('verified')
})

test('on its last day a license is still verified, on the next it waits for staff, and its member is told once', async () => {
  const number = newNumber()
  await publishRoster(staff, [listed(number, { expires: '1/5/2030' })])
  const member = await claim({ number })
  await approveExact(member)
  const db = openDatabase(env.DB)
  await endExpired(db, Date.UTC(2030, 0, 5, 23))
  expect((await own(member)).licenseStatus).toBe('verified')
  await endExpired(db, Date.UTC(2030, 0, 6))
  await endExpired(db, Date.UTC(2030, 0, 6, 1))
  expect(await basisOf(member)).toMatchObject({ license_status: 'pending', license_basis: null })
  expect(await checkOf(member)).toMatchObject({ cause: 'lapsed' })
  const mails = await env.DB.prepare(
    "SELECT count(*) AS n FROM outbox WHERE user_id = ? AND kind = 'license_second_look'",
  )
    .bind(member.user.id)
    .first<number>('n')
  expect(mails).toBe(1)
})

test('members find businesses that have not joined, by name, type and city only', async () => {
  const [joined, free, closed] = [newNumber(), newNumber(), newNumber()]
  await publishRoster(staff, [
    listed(joined, { name: 'Kestrel Provisions' }),
    listed(free, { name: 'Kestrel Gardens', type: 'Cannabis Cultivator', city: 'Ely' }),
    listed(closed, { name: 'Kestrel Closed', status: 'Revoked' }),
    ...Array.from({ length: 15 }, (_, index) => listed(newNumber(), { name: `Heron ${index}` })),
  ])
  const member = await claim({ number: joined, name: 'Kestrel Provisions' })
  const search = (query: string) => member.get(`/api/roster/businesses?${query}`)
  type Answer = { asOf: string; businesses: UnjoinedBusiness[] }
  expect(await (await search('q=kestr')).json<Answer>()).toEqual({
    asOf: '2026-11-20',
    businesses: [
      { id: expect.any(Number), name: 'Kestrel Gardens', licenseType: 'cannabis_cultivator', city: 'Ely' },
    ],
  })
  expect((await (await search('q=kestrel&licenseType=cannabis_retailer')).json<Answer>()).businesses).toEqual(
    [],
  )
  const page = await search('q=heron')
  expect((await page.json<Answer>()).businesses).toHaveLength(12)
  const next = /<([^>]+)>/.exec(page.headers.get('Link') ?? '')?.[1] ?? ''
  expect((await (await member.get(next)).json<Answer>()).businesses).toHaveLength(3)
  expect((await new Visitor().get('/api/roster/businesses?q=heron')).status).toBe(401)

  const row = await member.get(`/api/roster/license?number=${free.toLowerCase()}`)
  expect(await row.json()).toMatchObject({ row: { businessName: 'Kestrel Gardens', number: free } })
  const similar = await staff.read<{ businessName: string }[]>('/api/admin/roster/rows?q=Kestrel%20Garden')
  expect(similar[0]).toMatchObject({ businessName: expect.stringContaining('Kestrel') })
})

test('coverage counts valid licenses by type and county, and those of members, as a plain recount does', async () => {
  const [joined, late] = [newNumber(), newNumber()]
  await publishRoster(staff, [
    listed(joined),
    listed(late),
    listed(newNumber(), { county: 'Cook County', type: 'Cannabis Cultivator' }),
    listed(newNumber(), { status: 'Revoked' }),
  ])
  const coverage = () => staff.read<CoverageAnswer>('/api/admin/roster/coverage')
  await claim({ number: joined })
  await claim({ number: late })
  const db = openDatabase(env.DB)
  await tidyRosters(db, Date.now())
  expect((await coverage())?.cells).toMatchObject([
    { county: 'Cook', joined: 0 },
    { county: 'St. Louis', licensed: 2, joined: 0 },
  ])
  await tidyRosters(db, Date.now() + 25 * 60 * 60 * 1000)
  expect((await coverage())?.cells).toEqual([
    { licenseType: 'cannabis_cultivator', county: 'Cook', licensed: 1, joined: 0 },
    { licenseType: 'cannabis_retailer', county: 'St. Louis', licensed: 2, joined: 2 },
  ])
})

test('rows of abandoned imports and of all replaced versions but the last are deleted', async () => {
  for (const asOf of ['2026-09-01', '2026-10-01', '2026-11-01'])
    await publishRoster(staff, [listed(newNumber())], { asOf })
  const { id } = await importRoster(staff, [listed(newNumber())])
  const db = openDatabase(env.DB)
  const later = Date.now() + 3 * 24 * 60 * 60 * 1000
  await tidyRosters(db, later)
  await tidyRosters(db, later)
  const { versions } = await staff.read<{ versions: RosterVersion[] }>('/api/admin/roster')
  expect(versions.map(({ asOf, hasRows }) => [asOf, hasRows])).toEqual([
    ['2026-11-01', true],
    ['2026-10-01', true],
    ['2026-09-01', false],
  ])
  expect(versions.some((version) => version.id === id)).toBe(false)
  expect(await differences()).toEqual([])
})
