import { sql, type SQL } from 'drizzle-orm'
import { licenseKey } from '#shared/roster/number.ts'
import { nameKey } from '#shared/roster/match.ts'
import type { ImportNotes, RosterRow, RosterState } from '#shared/roster/roster.ts'
import { audit } from '#worker/features/staff/audit/audit-log.ts'
import { batch } from '#worker/db/batch.ts'
import type { Database } from '#worker/db/client.ts'
import { licenseKeySql } from '#worker/db/license-key.ts'
import { matchWords } from '#worker/db/full-text.ts'
import { changesOf, readRows, rowsOf, statement } from '#worker/db/statement.ts'
import { isValidRow, publishedVersion } from './support.ts'

export type VersionRow = {
  id: number
  state: RosterState
  file_name: string
  as_of: string
  rows: number
  notes: string
  difference: string | null
  actor: string
  created_at: number
  published_at: number | null
  has_rows: 0 | 1
}

const versionColumns = sql`id, state, file_name, as_of, rows, notes, difference, actor, created_at, published_at,
  EXISTS (SELECT 1 FROM roster_rows r WHERE r.version_id = roster_versions.id) AS has_rows`

/** As many versions as the screen shows. */
const shownVersions = 8

export const newestVersions = () =>
  rowsOf<VersionRow>(
    sql`SELECT ${versionColumns} FROM roster_versions ORDER BY id DESC LIMIT ${shownVersions}`,
  )

export const storedMappings = () =>
  rowsOf<{ header: string; mapping: string }>(sql`SELECT header, mapping FROM roster_mappings LIMIT 20`)

const versionWhere = (condition: SQL) =>
  rowsOf<VersionRow>(
    sql`SELECT ${versionColumns} FROM roster_versions WHERE ${condition} ORDER BY id DESC LIMIT 1`,
  )

export async function versionById(db: Database, id: number): Promise<VersionRow | null> {
  const [found] = await readRows(db, versionWhere(sql`id = ${id}`))
  return found ?? null
}

export type NewImport = {
  fileName: string
  sha256: string
  asOf: string
  rows: number
  notes: ImportNotes
  header: string
  mapping: Record<string, number | null> | null
}

/** Begins a version unless the same file has one whose rows are stored or still arriving; returns either. */
export async function beginVersion(
  db: Database,
  given: NewImport & { actor: string; now: number },
): Promise<VersionRow | null> {
  const { actor, now, mapping } = given
  const isSame = sql`sha256 = ${given.sha256} AND (state = 'draft' OR EXISTS (SELECT 1 FROM roster_rows r WHERE r.version_id = roster_versions.id))`
  const answers: unknown[] = await batch(db, [
    statement(sql`
      INSERT INTO roster_versions (state, file_name, sha256, as_of, rows, notes, actor, created_at)
      SELECT 'draft', ${given.fileName}, ${given.sha256}, ${given.asOf}, ${given.rows}, ${JSON.stringify(given.notes)}, ${actor}, ${now}
      WHERE NOT EXISTS (SELECT 1 FROM roster_versions WHERE ${isSame})`),
    ...(mapping
      ? [
          statement(sql`
            INSERT INTO roster_mappings (header, mapping, updated_at) VALUES (${given.header}, ${JSON.stringify(mapping)}, ${now})
            ON CONFLICT (header) DO UPDATE SET mapping = excluded.mapping, updated_at = excluded.updated_at`),
        ]
      : []),
    versionWhere(isSame),
  ])
  return (answers.at(-1) as VersionRow[])[0] ?? null
}

/** Adds rows to a draft; returns whether it is one. All rows travel as one parameter, since D1 takes at most 100. */
export async function insertRows(db: Database, id: number, rows: readonly RosterRow[]): Promise<boolean> {
  const values = JSON.stringify(
    rows.map((row) => [
      row.line,
      licenseKey(row.number),
      row.number,
      row.businessName,
      row.tradeName,
      row.typeText,
      row.licenseType,
      row.status,
      row.issuedOn,
      row.expiresOn,
      row.city,
      row.county,
      row.endorsements,
    ]),
  )
  const columns = sql.raw(Array.from({ length: 13 }, (_, index) => `value ->> ${index}`).join(', '))
  const [, drafts] = await batch(db, [
    statement(sql`
      INSERT INTO roster_rows (version_id, line, number_key, number, business_name, trade_name, type_text, license_type,
        status, issued_on, expires_on, city, county, endorsements)
      SELECT ${id}, ${columns} FROM json_each(${values})
      WHERE EXISTS (SELECT 1 FROM roster_versions WHERE id = ${id} AND state = 'draft')
      ON CONFLICT (version_id, line) DO NOTHING`),
    rowsOf<{ id: number }>(sql`SELECT id FROM roster_versions WHERE id = ${id} AND state = 'draft'`),
  ])
  return drafts.length > 0
}

/** One row for each number, the first of duplicates. */
const firstRows = (version: SQL) => sql`
  SELECT number_key, min(line) AS line, number, business_name, trade_name, license_type, status, issued_on, expires_on, city
  FROM roster_rows WHERE version_id = ${version} GROUP BY number_key`

const sameCells = sql.join(
  ['business_name', 'trade_name', 'license_type', 'status', 'issued_on', 'expires_on', 'city'].map((column) =>
    sql.raw(`n.${column} IS o.${column}`),
  ),
  sql` AND `,
)

/** How many examples of each kind the preview names. */
const examples = 12

/** Sets `difference`: each number of the version against the published one. */
const compareVersions = (id: number, when: SQL, now: number) =>
  statement(sql`
  UPDATE roster_versions SET difference = (
    WITH n AS MATERIALIZED (${firstRows(sql`${id}`)}), o AS MATERIALIZED (${firstRows(publishedVersion)}),
      d AS MATERIALIZED (
        SELECT CASE WHEN o.number_key IS NULL THEN 'new'
            WHEN (${isValidRow('o', now)}) AND NOT (${isValidRow('n', now)}) THEN 'lapsed'
            WHEN ${sameCells} THEN 'same' ELSE 'changed' END AS kind, n.number, n.business_name AS name
        FROM n LEFT JOIN o ON o.number_key = n.number_key
        UNION ALL
        SELECT 'gone', o.number, o.business_name FROM o WHERE o.number_key NOT IN (SELECT number_key FROM n)),
      e AS (SELECT kind, number, name, row_number() OVER (PARTITION BY kind ORDER BY name) AS position FROM d WHERE kind <> 'same')
    SELECT json_object(
      'new', (SELECT count(*) FROM d WHERE kind = 'new'), 'changed', (SELECT count(*) FROM d WHERE kind = 'changed'),
      'gone', (SELECT count(*) FROM d WHERE kind = 'gone'), 'lapsed', (SELECT count(*) FROM d WHERE kind = 'lapsed'),
      'examples', (SELECT json_group_array(json_object('kind', kind, 'number', number, 'name', name)) FROM e WHERE position <= ${examples})))
  WHERE id = ${id} AND ${when}`)

/** Makes a draft ready whose rows have all arrived, with its difference from the published version; returns whether it did. */
export async function completeVersion(db: Database, id: number, now: number): Promise<boolean> {
  const isWhole = sql`state = 'draft' AND rows = (SELECT count(*) FROM roster_rows r WHERE r.version_id = ${id})`
  const [, done] = await batch(db, [
    compareVersions(id, isWhole, now),
    statement(sql`UPDATE roster_versions SET state = 'ready' WHERE id = ${id} AND ${isWhole}`),
  ])
  return changesOf(done) > 0
}

/** Deletes a version that was not published, with its rows. Returns whether there was one. */
export async function deleteVersion(
  db: Database,
  { id, actor, now }: { id: number; actor: string; now: number },
): Promise<boolean> {
  const isOpen = sql`EXISTS (SELECT 1 FROM roster_versions WHERE id = ${id} AND state IN ('draft', 'ready'))`
  const [, done] = await batch(db, [
    audit({ actor, action: 'roster.discard', target: `roster:${id}`, now, when: isOpen }),
    statement(sql`DELETE FROM roster_versions WHERE id = ${id} AND state IN ('draft', 'ready')`),
  ])
  return changesOf(done) > 0
}

export type ListedRowRow = {
  id: number
  number: string
  business_name: string
  trade_name: string | null
  type_text: string
  license_type: string | null
  status: string
  issued_on: string | null
  expires_on: string | null
  city: string | null
  county: string | null
  endorsements: string | null
}

/** Version 0 is none. */
const inPublished = sql`'facets : v' || ifnull(${publishedVersion}, 0)`

/** The closest rows of the published version that have any of the words. */
export const rowsLike = (text: string) => {
  const words = nameKey(text)
    .split(' ')
    .filter((word) => word.length > 2)
    .slice(0, 8)
    .map((word) => `"${word}"`)
  const expression = words.length > 0 ? ` AND text : (${words.join(' OR ')})` : ' AND text : ""'
  return rowsOf<ListedRowRow>(sql`
    SELECT r.id, r.number, r.business_name, r.trade_name, r.type_text, r.license_type, r.status, r.issued_on, r.expires_on,
      r.city, r.county, r.endorsements
    FROM roster_search s JOIN roster_rows r ON r.id = s.rowid
    WHERE roster_search MATCH (${inPublished} || ${expression}) ORDER BY s.rank LIMIT 8`)
}

export type UnjoinedRow = {
  id: number
  name: string
  license_type: string | null
  city: string | null
}

/** Valid licenses of the published version that no member has, after the row `after`, by all words and the type. */
export const unjoinedRows = (search: {
  q: string
  licenseType: string | null
  after: number
  limit: number
  now: number
}) => {
  const words = matchWords(search.q).map((word) => ` AND text : ${word}`)
  const type = search.licenseType === null ? '' : ` AND facets : ${search.licenseType.replaceAll('_', '')}`
  return rowsOf<UnjoinedRow>(sql`
    SELECT r.id, coalesce(r.trade_name, r.business_name) AS name, r.license_type, r.city
    FROM roster_search s CROSS JOIN roster_rows r ON r.id = s.rowid
    WHERE roster_search MATCH (${inPublished} || ${words.join('') + type}) AND s.rowid > CAST(${search.after} AS INTEGER)
      AND ${isValidRow('r', search.now)}
      AND NOT EXISTS (SELECT 1 FROM users u
        WHERE ${licenseKeySql('u.license_number')} = +r.number_key AND u.license_number IS NOT NULL)
    ORDER BY s.rowid LIMIT ${search.limit}`)
}

export const publishedDay = () =>
  rowsOf<{ as_of: string }>(sql`SELECT as_of FROM roster_versions WHERE state = 'published'`)

export type NumberedRow = {
  number: string
  business_name: string
  trade_name: string | null
  license_type: string | null
  city: string | null
  as_of: string
}

/** The published rows with a number, two at most: several are nobody's answer. */
export const rowsNumbered = (number: string) =>
  rowsOf<NumberedRow>(sql`
    SELECT r.number, r.business_name, r.trade_name, r.license_type, r.city, v.as_of
    FROM roster_versions v JOIN roster_rows r ON r.version_id = v.id
    WHERE v.state = 'published' AND r.number_key = ${licenseKey(number)} LIMIT 2`)

export const publishedCoverage = () =>
  rowsOf<{ as_of: string; coverage: string | null }>(
    sql`SELECT as_of, coverage FROM roster_versions WHERE state = 'published'`,
  )
