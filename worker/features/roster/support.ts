import { type SQL, sql } from 'drizzle-orm'
import { utcDay } from '#shared/dates.ts'
import { activeStatuses } from '#shared/roster/types.ts'
import { licenseKeySql } from '#worker/db/license-key.ts'

/** The id of the published version; NULL without one. */
export const publishedVersion = sql`(SELECT id FROM roster_versions WHERE state = 'published')`

/** Whether a row says that its license may be used on that day. */
export const isValidRow = (row: string, now: number): SQL => {
  const status = sql.raw(`lower(trim(${row}.status))`)
  const active = sql.join(
    activeStatuses.map((text) => sql`${status} = ${text}`),
    sql` OR `,
  )
  return sql`(${active}) AND (${sql.raw(`${row}.expires_on`)} IS NULL OR ${sql.raw(`${row}.expires_on`)} >= ${utcDay(now)})`
}

/** The rows `r` of a version that have a license number; `number` names the column of the number. */
const rowsWith = (version: SQL, number: string) =>
  sql`roster_rows r WHERE r.version_id = ${version} AND r.number_key = ${licenseKeySql(number)}`

/** The rows `r` of a version that support a license: its number and type, valid on that day. */
export const supporting = (version: SQL, license: { number: string; type: string }, now: number): SQL =>
  sql`${rowsWith(version, license.number)} AND r.license_type = ${sql.raw(license.type)} AND ${isValidRow('r', now)}`

/**
 * What a verification rests on, as the columns that an UPDATE of `users` sets for the license that `number` and `type`
 * name: the published row that supports it, or the hand of staff.
 */
export function basisColumns(license: { number: string; type: string }, now: number): SQL {
  const rows = supporting(publishedVersion, license, now)
  return sql`
    license_basis = CASE WHEN EXISTS (SELECT 1 FROM ${rows}) THEN 'roster' ELSE 'hand' END,
    license_roster_id = (SELECT r.version_id FROM ${rows} LIMIT 1),
    license_roster_as_of = (SELECT v.as_of FROM roster_versions v WHERE v.state = 'published' AND EXISTS (SELECT 1 FROM ${rows})),
    license_expires_on = (SELECT max(r.expires_on) FROM ${rows})`
}

/** The same columns without a verification. */
export const noBasis = sql`license_basis = NULL, license_roster_id = NULL, license_roster_as_of = NULL, license_expires_on = NULL`

/**
 * Why the version `next` does not support the verified license of the member `u`, which the version `before` held: a
 * cause of another look, or NULL. A new business name on the row is a change, also without a new number.
 */
export function causeSql(before: SQL, next: SQL, now: number): SQL {
  const rows = rowsWith(next, 'u.license_number')
  const previous = rowsWith(before, 'u.license_number')
  return sql`CASE
    WHEN NOT EXISTS (SELECT 1 FROM ${rows}) THEN 'gone'
    WHEN NOT EXISTS (SELECT 1 FROM ${rows} AND ${isValidRow('r', now)}) THEN 'lapsed'
    WHEN NOT EXISTS (SELECT 1 FROM ${supporting(next, { number: 'u.license_number', type: 'u.license_type' }, now)}) THEN 'changed'
    WHEN EXISTS (SELECT 1 FROM ${previous}) AND NOT EXISTS (
      SELECT 1 FROM ${rows} AND lower(r.business_name) IN (SELECT lower(r.business_name) FROM ${previous})) THEN 'changed'
  END`
}

/** Whether a verified member `u` rests on the list: by the record, or because the version held the number. */
export const restsOn = (version: SQL): SQL =>
  sql`(u.license_basis = 'roster' OR EXISTS (SELECT 1 FROM ${rowsWith(version, 'u.license_number')}))`

/** A row `r` as a JSON object of `ListedLicense`. */
export const listedJson =
  sql.raw(`json_object('id', r.id, 'number', r.number, 'businessName', r.business_name,
  'tradeName', r.trade_name, 'typeText', r.type_text, 'licenseType', r.license_type, 'status', r.status,
  'issuedOn', r.issued_on, 'expiresOn', r.expires_on, 'city', r.city, 'county', r.county, 'endorsements', r.endorsements)`)
