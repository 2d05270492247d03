import { beforeAll, expect, test } from 'vitest'
import type { BusinessCard } from '#shared/directory/api.ts'
import { bandOf } from '#shared/directory/places.ts'
import { join, type Member, Visitor } from './support/client.ts'
import { manyMembers } from './support/many.ts'
import { takeUsage } from './support/recorded-database.ts'

const businesses = [
  ['Ögir Farm', '55802', 'cannabis-cultivator'],
  ['Birch Labs', '55401', 'cannabis-testing-facility'],
  ['zeta Hauling', '54880', 'cannabis-transporter'],
  ['Åse & Sons', '55901', 'cannabis-retailer'],
  ['Olmstead', '10001', 'cannabis-retailer'],
  ['Cedar', '55811', 'cannabis-cultivator'],
] as const

let reader: Member

async function save(member: Member, given: Record<string, unknown>): Promise<void> {
  const { id, firstName, lastName, email, licenseType, zipCode } = member.user
  const body = { firstName, lastName, email, licenseType, zipCode, ...given }
  expect((await member.send('PUT', `/api/users/${id}/profile`, body)).status).toBe(200)
}

beforeAll(async () => {
  for (const [companyName, zipCode, licenseType] of businesses)
    await save(await join({ zipCode, licenseType }), { companyName })
  reader = await join({ firstName: 'Aaron', lastName: 'Adams', zipCode: '55401' })
  await save(await join(), { companyName: 'Hidden', isProfilePublic: false })
})

async function walk(query: string, viewer: Visitor = new Visitor()) {
  const pages: BusinessCard[][] = []
  for (let path: string | undefined = `/api/businesses?${query}`; path;) {
    takeUsage()
    const answer: Response = await viewer.get(path)
    expect(answer.status, path).toBe(200)
    const { rowsRead, roundTrips } = takeUsage()
    expect(rowsRead, path).toBeLessThanOrEqual(50)
    expect(roundTrips, path).toBe(1)
    pages.push(await answer.json<BusinessCard[]>())
    path = /<([^>]+)>; rel="next"/.exec(answer.headers.get('Link') ?? '')?.[1]
  }
  return pages.flat()
}
const isMember = ({ id }: BusinessCard) => typeof id === 'number'
const titles = (cards: readonly BusinessCard[]) =>
  cards.filter(isMember).map(({ companyName, firstName }) => companyName ?? firstName)

test('names are in alphabetical order, whatever their accents, on any size of page', async () => {
  const byName = ['Aaron', 'Åse & Sons', 'Birch Labs', 'Cedar', 'Ögir Farm', 'Olmstead', 'zeta Hauling']
  for (const limit of [2, 3, 20]) {
    const cards = await walk(`sort=name&limit=${limit}`)
    expect(titles(cards), String(limit)).toEqual(byName)
    const examples = cards.filter((card) => !isMember(card)).map(({ companyName }) => companyName)
    expect(examples).toEqual(examples.toSorted())
    expect(examples).toHaveLength(26)
  }
  expect(titles(await walk('sort=name&licenseType=cannabis_retailer&limit=1'))).toEqual([
    'Åse & Sons',
    'Olmstead',
  ])
  expect(titles(await walk('sort=name&canSupply=cannabis_retailer&limit=1'))).toEqual(
    titles(await walk('canSupply=cannabis_retailer')).toSorted(),
  )
  expect(titles(await walk('sort=name&verified=1'))).toEqual([])
})

test('the newest come first, also before founding members', async () => {
  const newest = ['Aaron', ...businesses.map(([name]) => name).toReversed()]
  expect(titles(await walk('sort=newest&limit=3'))).toEqual(newest)
  expect(titles(await walk('sort=newest&licenseType=cannabis_cultivator&limit=1'))).toEqual([
    'Aaron',
    'Cedar',
    'Ögir Farm',
  ])
  expect(titles(await walk('limit=3'))).not.toEqual(newest)
})

test('a search keeps the order when all that it finds is on one page', async () => {
  expect(titles(await walk('q=cannabis+cultivator&sort=name'))).toEqual(['Aaron', 'Cedar', 'Ögir Farm'])
  expect(titles(await walk('q=cannabis+cultivator&sort=newest'))).toEqual(['Aaron', 'Cedar', 'Ögir Farm'])
  // More than a page: featured first, with nobody lost or twice.
  expect(titles(await walk('q=cannabis&sort=name&limit=2'))).toEqual(titles(await walk('q=cannabis')))
})

test('the nearest come first, with their distance, and those at an unknown place last', async () => {
  for (const limit of [1, 2, 20]) {
    const cards = (await walk(`sort=nearest&near=55802&limit=${limit}`)).filter(isMember)
    expect(titles(cards).slice(0, 3).toSorted(), String(limit)).toEqual([
      'Cedar',
      'zeta Hauling',
      'Ögir Farm',
    ])
    const bands = cards.map(({ distance }) => bandOf(distance))
    expect(bands, String(limit)).toEqual(bands.toSorted((a, b) => a - b))
    expect(cards, String(limit)).toHaveLength(7)
  }
  // On one page by the distance itself.
  const onePage = (await walk('sort=nearest&near=55802')).filter(isMember)
  expect(titles(onePage).slice(3)).toEqual(['Birch Labs', 'Aaron', 'Åse & Sons', 'Olmstead'])
  const miles = onePage.map(({ distance }) => distance ?? 10_000)
  expect(miles).toEqual(miles.toSorted((a, b) => a - b))
  const [first] = await walk('sort=nearest&near=55802')
  expect(first).toMatchObject({ city: 'Duluth', state: 'MN', distance: 0 })
  expect(titles(await walk('sort=nearest&near=55401&q=cannabis+retailer'))).toEqual([
    'Åse & Sons',
    'Olmstead',
  ])
  const all = await walk('sort=nearest&near=55802')
  const example = all.find((card) => !isMember(card))
  expect(example).toMatchObject({ city: 'Duluth' })
  expect(all.find(({ companyName }) => companyName === 'Olmstead')?.distance).toBeNull()
})

test('distances are shown in every order; an unknown ZIP gives none, and the order stays', async () => {
  const [aaron] = await walk('sort=name&near=55802')
  expect(aaron?.distance).toBeGreaterThan(100)
  const unknown = await walk('sort=nearest&near=10001')
  expect(unknown.every(({ distance }) => distance === null)).toBe(true)
  expect(titles(unknown)).toEqual(titles(await walk('')))
  for (const bad of ['sort=zzz', 'near=5580', 'near=abcde', 'cursor=n1', 'cursor=n1.x'])
    expect((await new Visitor().get(`/api/businesses?${bad}`)).status, bad).toBe(400)
})

test('a city is found by the ZIP codes of those who name none, and by either spelling', async () => {
  expect(titles(await walk('q=duluth')).toSorted()).toEqual(['Cedar', 'Ögir Farm'])
  expect(titles(await walk('q=Duluth,+MN+cedar'))).toEqual(['Cedar'])
  expect(titles(await walk('q=superior'))).toEqual(['zeta Hauling'])
  await save(reader, { city: 'St. Paul', zipCode: '55101' })
  for (const q of ['st. paul', 'Saint Paul, MN']) expect(titles(await walk(`q=${q}`)), q).toEqual(['Aaron'])
})

test('a block keeps a member out of every order, and a page stays full', async () => {
  const other = await join({ zipCode: '55802' })
  await reader.post(`/api/users/${other.user.id}/block`)
  for (const query of ['', 'sort=name', 'sort=newest', 'sort=nearest&near=55802', 'q=cultivator']) {
    const cards = await walk(`${query}&limit=2`, other)
    expect(
      cards.some(({ id }) => id === reader.user.id),
      query,
    ).toBe(false)
    expect(
      cards.some(({ id }) => id === other.user.id),
      query,
    ).toBe(true)
  }
})

test('full pages of every order read at most 50 rows, each member once', async () => {
  const places = ['55802', '55811', '54880', '55401', '55901']
  await manyMembers(60, (at) => ({
    companyName: `Paged ${at}`,
    accountType: 'vendor',
    isBusinessOwner: false,
    claim: 'none',
    zipCode: places[at % places.length] ?? '',
    licenseType: 'cannabis_wholesaler',
  }))
  for (const query of [
    'sort=name',
    'sort=newest',
    'sort=nearest&near=55802',
    'sort=nearest&near=55401&q=paged',
    'q=paged&sort=name',
    'sort=name&licenseType=cannabis_wholesaler',
    'sort=newest&canSupply=cannabis_retailer&unconfirmed=1',
  ]) {
    // prettier-ignore
    const ids = (await walk(query, reader)).filter(isMember).map(({ id }) => id)
    expect(new Set(ids).size, query).toBe(ids.length)
    expect(ids.length, query).toBeGreaterThanOrEqual(60)
  }
}, 60_000)
