import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import type { BusinessCard } from '#shared/directory/api.ts'
import { foldVersion } from '#shared/search/fold.ts'
import type { AdminUser } from '#shared/staff/members-api.ts'
import { openDatabase } from '#worker/db/client.ts'
import { refoldOutdated } from '#worker/features/profiles/search-columns.ts'
import { join, type Member, Visitor } from './support/client.ts'
import { differences } from './support/derived-data.ts'
import { Staff } from './support/staff.ts'

const people = [
  ["O'Brien", ['obrien', "O'Brien", 'O’Brien', 'o brien', 'brien', "o'b"]],
  ['Bjørn', ['bjorn', 'BJØRN', 'björn']],
  ['Björnsson', ['bjornsson', 'Bjo\u0308rnsson']],
  ['Łukasz', ['lukasz', 'łukasz', 'Łuk']],
  ['Strauß', ['strauss', 'Strauß', 'STRAUSS', 'straus']],
  ['Ødegård', ['odegard', 'Ødegaard'.slice(0, 3), 'ødegård']],
  ['Işık', ['isik', 'IŞIK', 'ışık']],
  ['Ásgeirﬁ', ['asgeirfi', 'Ásgeirﬁ']],
  ['🌿', ['🌿', '🌿\uFE0F']],
  ['\u2764\uFE0F Leaf', ['\u2764', '\u2764\uFE0F', '\u2764 leaf']],
  ['Jan-Łukaszewski', ['jan-lukaszewski', 'Jan-Łukaszewski', 'lukaszewski']],
] as const

let staff: Staff
const members = new Map<string, Member>()

beforeAll(async () => {
  staff = await Staff.signIn()
  for (const [lastName] of people) members.set(lastName, await join({ lastName }))
})

const inDirectory = async (viewer: Visitor, q: string) =>
  (await (await viewer.get(`/api/businesses?${new URLSearchParams({ q })}`)).json<BusinessCard[]>()).map(
    ({ id }) => id,
  )
const byStaff = async (q: string) =>
  (await staff.read<AdminUser[]>(`/api/admin/users?${new URLSearchParams({ q })}`)).map(({ id }) => id)

test.each(people)('%s is found in every search as people type it', async (lastName, typed) => {
  const id = members.get(lastName)?.user.id
  const member = await join()
  for (const q of typed) {
    expect(await inDirectory(new Visitor(), q), q).toContain(id)
    expect(await inDirectory(member, q), q).toContain(id)
    expect(await byStaff(q), q).toContain(id)
  }
})

test('a search without a word finds nothing, and one for an emoji only who has it', async () => {
  for (const q of ['"', '*', '’', '\uE000public', '\u200B'])
    expect([await inDirectory(new Visitor(), q), await byStaff(q)], q).toEqual([[], []])
  expect(await inDirectory(new Visitor(), '🍁')).toEqual([])
})

test('a saved profile is found by its new words and no longer by the old ones', async () => {
  const member = await join({ lastName: 'Sørby' })
  const { id, firstName, email, licenseType, zipCode } = member.user
  const save = (given: Record<string, unknown>) =>
    member.send('PUT', `/api/users/${id}/profile`, {
      firstName, lastName: 'Plain', email, licenseType, zipCode, ...given,
    }) // prettier-ignore
  expect(await inDirectory(member, 'sorby')).toEqual([id])
  const profile = {
    companyName: "Mother's Ærø",
    city: 'Brønshøj',
    businessDescription: 'Grünes Gemüse, weiß',
    servicesOffered: ['Rødgrød'],
    lookingFor: ['Smørrebrød'],
  }
  expect((await save(profile)).status).toBe(200)
  for (const q of ['mothers', 'aero', 'bronshoj', 'weiss', 'rodgrod', 'smorrebrod'])
    expect(await inDirectory(member, q), q).toEqual([id])
  expect(await inDirectory(member, 'sorby')).toEqual([])
  expect([await byStaff('mothers aero'), await byStaff('weiss')]).toEqual([[id], []])
  // What is not sent stays, and stays found.
  expect((await save({ companyName: 'Plain' })).status).toBe(200)
  expect([await inDirectory(member, 'aero'), await inDirectory(member, 'bronshoj')]).toEqual([[], [id]])
  expect(await differences()).toEqual([])
})

test('staff see names in alphabetical order, whatever accents they have, page by page', async () => {
  const shown: string[] = []
  let path: string | undefined = '/api/admin/users?sort=name&limit=3'
  while (path) {
    const page = await staff.get(path)
    shown.push(...(await page.json<AdminUser[]>()).map(({ lastName }) => lastName))
    path = /<([^>]+)>/.exec(page.headers.get('Link') ?? '')?.[1]
  }
  expect(shown.filter((name) => members.has(name) && name !== '🌿')).toEqual([
    'Ásgeirﬁ',
    'Bjørn',
    'Björnsson',
    'Işık',
    'Jan-Łukaszewski',
    '\u2764\uFE0F Leaf',
    'Łukasz',
    "O'Brien",
    'Ødegård',
    'Strauß',
  ])
})

test('members whom an older rule has folded are folded anew in small pieces, and once', async () => {
  const id = members.get('Łukasz')?.user.id
  await env.DB.prepare(
    "UPDATE users SET fold_version = 0, name_words = '', profile_words = '', name_key = lower(last_name)",
  ).run()
  expect(await inDirectory(new Visitor(), 'lukasz')).not.toContain(id)
  const before = await env.DB.prepare('SELECT id, profile_version, updated_at FROM users ORDER BY id').all()
  await refoldOutdated(openDatabase(env.DB))
  expect(await inDirectory(new Visitor(), 'lukasz')).toContain(id)
  expect(await byStaff('lukasz')).toContain(id)
  expect(await differences()).toEqual([])
  const after = await env.DB.prepare('SELECT id, profile_version, updated_at FROM users ORDER BY id').all()
  expect(after.results).toEqual(before.results)
  await refoldOutdated(openDatabase(env.DB))
  const { results } = await env.DB.prepare('SELECT DISTINCT fold_version FROM users').all()
  expect(results).toEqual([{ fold_version: foldVersion }])
})
