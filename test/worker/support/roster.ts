import type { RosterVersion } from '#shared/roster/api.ts'
import { findHeader, guessMapping, type Table } from '#shared/roster/columns.ts'
import { rosterLimits } from '#shared/roster/limits.ts'
import { readRoster } from '#shared/roster/read.ts'
import type { Staff } from './staff.ts'

export const rosterHeader = [
  'Business Name',
  'Doing Business As',
  'License Type',
  'License Number',
  'Status',
  'Issue Date',
  'Expiration Date',
  'City',
  'County',
  'Endorsements',
]

/** A row of the list; `given` overrides its cells. */
export const listed = (
  number: string,
  given: {
    name?: string
    type?: string
    status?: string
    expires?: string
    city?: string
    county?: string
  } = {},
) => [
  given.name ?? `Business ${number}`,
  '',
  given.type ?? 'Cannabis Retailer',
  number,
  given.status ?? 'Active',
  '1/5/2026',
  given.expires ?? '12/31/2099',
  given.city ?? 'Duluth',
  given.county ?? 'St. Louis',
  '',
]

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Imports rows as the browser does; returns the version as it is then. */
export async function importRoster(
  staff: Staff,
  lines: Table,
  given: { asOf?: string; fileName?: string } = {},
): Promise<RosterVersion> {
  const table = [rosterHeader, ...lines]
  const { rows, notes } = readRoster(table, findHeader(table), guessMapping(rosterHeader))
  const begun = await staff.post('/api/admin/roster', {
    fileName: given.fileName ?? 'licenses.csv',
    sha256: await sha256(JSON.stringify(table)),
    asOf: given.asOf ?? '2026-11-20',
    rows: rows.length,
    notes,
    header: 'business name',
    mapping: null,
  })
  if (begun.status !== 200) throw new Error(`the import answered ${begun.status}: ${await begun.text()}`)
  const version = await begun.json<RosterVersion>()
  if (version.state !== 'draft') return version
  for (let from = 0; from < rows.length; from += rosterLimits.piece) {
    const sent = await staff.post(`/api/admin/roster/${version.id}/rows`, {
      rows: rows.slice(from, from + rosterLimits.piece),
    })
    if (sent.status !== 204) throw new Error(`the rows were answered ${sent.status}: ${await sent.text()}`)
  }
  return (await staff.post(`/api/admin/roster/${version.id}/completion`)).json<RosterVersion>()
}

/** Imports and publishes a list; returns how many verified licenses are queued by it. */
export async function publishRoster(
  staff: Staff,
  lines: Table,
  given: { asOf?: string } = {},
): Promise<{ version: RosterVersion; flagged: number }> {
  const { id } = await importRoster(staff, lines, given)
  const published = await staff.post(`/api/admin/roster/${id}/publication`)
  if (published.status !== 200)
    throw new Error(`the publication answered ${published.status}: ${await published.text()}`)
  return published.json()
}
