import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import { join, type Member, Visitor } from './support/client.ts'
import { takeUsage } from './support/recorded-database.ts'
import { Staff } from './support/staff.ts'

let staff: Staff
let member: Member

beforeAll(async () => {
  staff = await Staff.signIn()
  member = await join({ firstName: 'Siobhan', lastName: 'Olmstead' })
})

const offered = async (viewer: Visitor, query: Record<string, string>) => {
  const answer = await viewer.get(`/api/businesses/spellings?${new URLSearchParams(query)}`)
  expect(answer.status).toBe(200)
  return answer.json<string[]>()
}
const offeredToStaff = (query: Record<string, string>) =>
  staff.read<string[]>(`/api/admin/user-spellings?${new URLSearchParams(query)}`)

test('a misspelled name offers the member of that name, to visitors and to staff', async () => {
  for (const q of ['olmsted', 'Olmstaed', 'olmsteat', 'siobhan olmsted']) {
    const name = q.startsWith('siobhan') ? 'siobhan Olmstead' : 'Olmstead'
    expect(await offered(new Visitor(), { q }), q).toEqual([name])
    expect(await offeredToStaff({ q }), q).toEqual([name])
  }
  for (const q of ['zzzzzz', 'olm', '55802', '"', '', 'oolmstedt'])
    expect([await offered(new Visitor(), { q }), await offeredToStaff({ q })], q).toEqual([[], []])
})

test('an example is offered too, and only what passes the filters', async () => {
  expect(await offered(new Visitor(), { q: 'larkfurow' })).toEqual(['Larkfurrow'])
  expect(await offered(new Visitor(), { q: 'olmsted', verified: '1' })).toEqual([])
  expect(await offeredToStaff({ q: 'olmsted', accountType: 'vendor' })).toEqual([])
  expect((await new Visitor().get('/api/businesses/spellings?licenseType=zzz')).status).toBe(400)
})

test('a hidden member, a blocked one and one before the launch is offered to nobody but staff', async () => {
  const blocked = await join()
  await member.post(`/api/users/${blocked.user.id}/block`)
  expect(await offered(blocked, { q: 'olmsted' })).toEqual([])
  const launched = env.LAUNCH_AT
  env.LAUNCH_AT = '2099-01-01T00:00:00Z'
  expect(await offered(new Visitor(), { q: 'olmsted' })).toEqual([])
  env.LAUNCH_AT = launched
  const { id, firstName, lastName, email, licenseType, zipCode } = member.user
  const hidden = { firstName, lastName, email, licenseType, zipCode, isProfilePublic: false }
  expect((await member.send('PUT', `/api/users/${id}/profile`, hidden)).status).toBe(200)
  expect(await offered(new Visitor(), { q: 'olmsted' })).toEqual([])
  expect(await offeredToStaff({ q: 'olmsted' })).toEqual(['Olmstead'])
})

test('near spellings read at most 50 rows in one round trip', async () => {
  for (let at = 0; at < 15; at += 1) await join({ lastName: 'Lindgren' })
  takeUsage()
  expect(await offered(member, { q: 'lindgrin larsson birchpaper farmhouse' })).toEqual([])
  expect(await offered(member, { q: 'lindgrin' })).toEqual(['Lindgren'])
  const { rowsRead, roundTrips } = takeUsage()
  expect(rowsRead / 2).toBeLessThanOrEqual(50)
  expect(roundTrips).toBe(2)
  await offeredToStaff({ q: 'lindgrin' })
  expect(takeUsage().rowsRead).toBeLessThanOrEqual(50)
})
