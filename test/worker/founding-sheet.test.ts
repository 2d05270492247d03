import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { Founding } from '#shared/early-access/api.ts'
import type { LicenseStatus } from '#shared/licenses/status.ts'
import { isListed } from '#worker/features/profiles/user-views.ts'
import { join, Visitor } from './support/client.ts'

const run = (statement: string, ...values: unknown[]) =>
  env.DB.prepare(statement)
    .bind(...values)
    .run()

/** The taken places by the members' own rows. */
async function fromMembers(): Promise<Founding['places']> {
  const { results } = await env.DB.prepare(
    `SELECT founding_number AS number, license_type AS licenseType, created_at AS createdAt, id, first_name AS firstName,
       last_name AS lastName, company_name AS companyName, is_profile_public AS isPublic, license_status AS status
     FROM users WHERE founding_number IS NOT NULL ORDER BY founding_number`,
  ).all<Record<string, string | number | null>>()
  return results.map((row) => ({
    number: Number(row['number']),
    licenseType: String(row['licenseType']) as Founding['places'][number]['licenseType'],
    joined: new Date(Number(row['createdAt'])).toISOString(),
    ...(isListed({
      isProfilePublic: row['isPublic'] === 1,
      licenseStatus: row['status'] as LicenseStatus,
    }) && {
      id: Number(row['id']),
      name: String(row['companyName'] ?? `${row['firstName']} ${row['lastName']}`),
    }),
  }))
}

const readPlaces = async () => (await (await new Visitor().get('/api/founding')).json<Founding>()).places

test('the sheet follows every change of a member that it shows', async () => {
  const members = []
  for (let count = 0; count < 8; count += 1) members.push((await join()).user)
  const [named, renamed, hidden, refused, moved, released, gone] = members.map(({ id }) => id)
  expect(await readPlaces()).toHaveLength(8)
  for (const [change, id] of [
    ['company_name = \'Birch & "Pine"\'', named],
    ["first_name = 'Åsa', last_name = 'O''Brien'", renamed],
    ['is_profile_public = 0', hidden],
    ["license_status = 'refused'", refused],
    ["founding_number = 40, license_type = 'cannabis_retailer'", moved],
    ['founding_number = NULL, is_founding_member = 0', released],
  ] as const) {
    await run(`UPDATE users SET ${change} WHERE id = ?`, id)
    expect(await readPlaces(), change).toEqual(await fromMembers())
  }
  await run('DELETE FROM businesses WHERE owner_id = ?', gone)
  await run('DELETE FROM users WHERE id = ?', gone)
  const places = await readPlaces()
  expect(places).toEqual(await fromMembers())
  expect(places).toHaveLength(6)
  expect(places.find(({ name }) => name === 'Birch & "Pine"')).toBeDefined()
})
