import { expect, test } from 'vitest'
import type { BusinessCard } from '#shared/directory/api.ts'
import type { NotificationGroup } from '#shared/notifications/api.ts'
import type { BusinessProfile } from '#shared/team/profile-api.ts'
import type { Problem } from '#shared/wire/problem.ts'
import { join, own } from './support/client.ts'
import { add, type Member } from './support/team.ts'

const profilePath = (owner: Member) => `/api/business/${owner.user.id}/profile`
const profileOf = async (reader: Member, owner: Member) =>
  (await reader.get(profilePath(owner))).json<BusinessProfile>()

test("an admin edits the business's profile, of which the owner is notified", async () => {
  const [owner, admin] = [await join({ firstName: 'Ada' }), await join({ firstName: 'Bo' })]
  await add(owner, admin, 'admin')
  const before = await profileOf(admin, owner)
  const saved = await admin.send('PUT', profilePath(owner), {
    profileVersion: before.profileVersion,
    companyName: 'Birch Farm',
    website: 'birch.example',
    servicesOffered: ['Wholesale', 'Wholesale'],
  })
  expect(saved.status).toBe(200)
  const after = {
    profileVersion: before.profileVersion + 1,
    companyName: 'Birch Farm',
    website: 'https://birch.example',
    servicesOffered: ['Wholesale'],
    businessDescription: null,
  }
  expect(await saved.json()).toMatchObject(after)
  expect(await own(owner)).toMatchObject({ ...after, firstName: 'Ada' })
  expect((await own(admin)).companyName).toBeNull()
  const groups = await (await owner.get('/api/notifications')).json<NotificationGroup[]>()
  expect(groups.find(({ kind }) => kind === 'team')?.text).toMatch(/^Bo Tangvald edited Birch Farm's profile/)
})

test('a business is found by the name that an admin gives it, as people type it', async () => {
  const [owner, admin] = [await join(), await join()]
  await add(owner, admin, 'admin')
  const { profileVersion } = await profileOf(admin, owner)
  await admin.send('PUT', profilePath(owner), { profileVersion, companyName: 'Ødegård Łąka' })
  const found = await (await admin.get('/api/businesses?q=odegard%20laka')).json<BusinessCard[]>()
  expect(found.map(({ id }) => id)).toContain(owner.user.id)
})

test('an admin changes nothing about the owner or the license, and overwrites no newer version', async () => {
  const [owner, admin] = [await join(), await join()]
  await add(owner, admin, 'admin')
  const { profileVersion } = await profileOf(admin, owner)
  for (const field of ['firstName', 'email', 'licenseType', 'phoneNumber', 'isProfilePublic', 'logoUrl']) {
    const answer = await admin.send('PUT', profilePath(owner), { profileVersion, [field]: 'x' })
    expect(answer.status, field).toBe(400)
  }
  const save = (by: Member, companyName: string) =>
    by.send('PUT', profilePath(owner), { profileVersion, companyName })
  const both = await Promise.all([save(owner, 'One'), save(admin, 'Two')])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const late = await save(admin, 'Late')
  expect((await late.json<Problem>()).code).toBe('PROFILE_CHANGED')
})
