import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import type { AdminUser } from '#shared/staff/members-api.ts'
import type { OwnUser } from '#shared/profiles/member-views.ts'
import { foundingPlaces } from '#shared/early-access/counter.ts'
import { Staff } from '#test/worker/support/staff.ts'
import { join, own } from './support/client.ts'

const count = foundingPlaces + 5
const letters = (index: number) =>
  String.fromCodePoint(97 + Math.floor(index / 26)) + String.fromCodePoint(97 + (index % 26))

let staff: Staff
let users: OwnUser[]

beforeAll(async () => {
  staff = await Staff.signIn()
  const members = []
  for (let index = 0; index < count; index += 1)
    members.push(await join({ lastName: `Quill${letters(index)}` }))
  users = await Promise.all(members.map(own))
})

/** The ids on all the pages of a list, in order of joining. */
const idsOf = async (query: Record<string, string>) => {
  const ids: number[] = []
  let path: string | undefined = `/api/admin/users?${new URLSearchParams(query)}`
  while (path) {
    const page = await staff.get(path)
    ids.push(...(await page.json<AdminUser[]>()).map(({ id }) => id))
    path = /<([^>]+)>/.exec(page.headers.get('Link') ?? '')?.[1]
  }
  return ids.toSorted((a, b) => a - b)
}
const idsWhere = (holds: (user: OwnUser) => boolean) => users.filter(holds).map(({ id }) => id)

test('staff find every operator by name, e-mail, referral code and phone, the last as well as the first', async () => {
  const missing: string[] = []
  for (const { id, lastName, email, referralCode, phoneNumber } of users) {
    for (const q of [lastName, email, referralCode, phoneNumber]) {
      const found = await idsOf({ q })
      if (found.length !== 1 || found[0] !== id) missing.push(`${id} by ${q}`)
    }
  }
  expect(missing).toEqual([])
})

test('every filter of the list of members holds everybody it asks for', async () => {
  const all = idsWhere(() => true)
  const founders = idsWhere(({ foundingNumber }) => foundingNumber !== null)
  expect(all).toHaveLength(count)
  expect(founders).toHaveLength(foundingPlaces)
  const filters: [Record<string, string>, number[]][] = [
    [{ accountType: 'business' }, all],
    [{ accountType: 'vendor' }, []],
    [{ licenseType: 'cannabis_cultivator' }, all],
    [{ licenseStatus: 'none' }, all],
    [{ licenseStatus: 'verified' }, []],
    [{ founding: 'yes' }, founders],
    [{ founding: 'no' }, all.filter((id) => !founders.includes(id))],
    [{ sample: 'no' }, all],
    [{ admin: 'no' }, all],
    [{ q: 'quill', accountType: 'business', founding: 'no' }, all.filter((id) => !founders.includes(id))],
  ]
  for (const [filter, expected] of filters) {
    for (const sort of ['newest', 'tokens'])
      expect(await idsOf({ ...filter, sort }), JSON.stringify(filter)).toEqual(expected)
  }
})

test('staff find a phone number as the page prints it, and in every other writing', async () => {
  const { user } = await join({ phoneNumber: '6125559876', lastName: 'Phone' })
  await join({ phoneNumber: '6125559877' })
  const writings = [
    '(612) 555-9876', '612-555-9876', '612.555.9876', '+1 612 555 9876', '1-612-555-9876', '6125559876', '612 5559876',
    '（６１２） ５５５－９８７６', '555-9876', '5559876', '(612) 555-9876 phone', 'phone 612 555 9876',
  ] // prettier-ignore
  for (const q of writings) expect(await idsOf({ q }), q).toEqual([user.id])
  expect(await idsOf({ q: '(651) 555-9876' })).toEqual([])
  await env.DB.prepare("UPDATE users SET license_number = '104-22-55598' WHERE id = ?").bind(user.id).run()
  expect(await idsOf({ q: '104-22-55598' })).toEqual([user.id])
})
