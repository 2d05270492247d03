import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { Joined } from '#shared/early-access/api.ts'
import { foundingPlaces } from '#shared/early-access/counter.ts'
import { join, Visitor } from './support/client.ts'

const activity = async (viewer = new Visitor()) =>
  (await (await viewer.get('/api/activity')).json<{ joins: Joined[] }>()).joins

test('the activity starts empty', async () => {
  expect(await activity()).toEqual([])
})

test('the activity goes on after the last founding place, with vendors', async () => {
  for (let number = 1; number <= foundingPlaces; number += 1) await join()
  const later = await join({ firstName: 'Signe', lastName: 'Moe' })
  const vendor = await join({ accountType: 'vendor', firstName: 'Ole', lastName: 'Berg' })
  const [newest, second, third, ...rest] = await activity()
  expect(newest).toMatchObject({
    accountType: 'vendor',
    licenseType: 'vendor_service_provider',
    foundingNumber: null,
    id: vendor.user.id,
    name: 'Ole Berg',
  })
  expect(second).toMatchObject({
    accountType: 'business',
    foundingNumber: null,
    id: later.user.id,
    name: 'Signe Moe',
  })
  expect(third?.foundingNumber).toBe(foundingPlaces)
  expect(rest).toHaveLength(3)
})

test('the activity names no hidden profile, none of a refused license, and no blocked member', async () => {
  const [hidden, refused, blocked] = [await join(), await join(), await join()]
  await env.DB.prepare('UPDATE users SET is_profile_public = 0 WHERE id = ?').bind(hidden.user.id).run()
  await env.DB.prepare("UPDATE users SET license_status = 'refused' WHERE id = ?").bind(refused.user.id).run()
  const viewer = await join({ firstName: 'Tove', lastName: 'Dahl' })
  await viewer.post(`/api/users/${blocked.user.id}/block`)
  const namedFor = async (who?: Visitor) => (await activity(who)).slice(0, 4).map(({ id }) => id)
  expect(await namedFor()).toEqual([viewer.user.id, blocked.user.id, undefined, undefined])
  expect(await namedFor(viewer)).toEqual([viewer.user.id, undefined, undefined, undefined])
  expect(await namedFor(blocked)).toEqual([undefined, blocked.user.id, undefined, undefined])
})

test('the activity shows no sample data', async () => {
  const sample = await join()
  await env.DB.prepare('UPDATE users SET is_sample_data = 1 WHERE id = ?').bind(sample.user.id).run()
  const joins = await activity()
  expect(joins).toHaveLength(6)
  expect(joins.map(({ id }) => id)).not.toContain(sample.user.id)
})
