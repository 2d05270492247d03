import type { CoverageAnswer, ListedLicense, RosterVersion, UnjoinedBusiness } from '#shared/roster/api.ts'
import { iso, isoOrNull } from '#shared/dates.ts'
import { isOfficialLicense, licenseFrom, type OfficialLicense } from '#shared/licenses/catalogue.ts'
import type { Mapping } from '#shared/roster/columns.ts'
import type { Coverage, RosterRow } from '#shared/roster/roster.ts'
import { ok, refuse } from '#shared/wire/result.ts'
import type { Deps } from '#worker/auth/deps.ts'
import type { AdminDeps } from '#worker/auth/staff-sign-in.ts'
import { batch } from '#worker/db/batch.ts'
import { readRows } from '#worker/db/statement.ts'
import { sendDueMail } from '#worker/features/mail/service.ts'
import { cutPage, idFromCursor } from '#worker/http/paging.ts'
import { publishVersion } from './publish.ts'
import * as repo from './repo.ts'

const officialOrNull = (stored: string | null): OfficialLicense | null => {
  const found = stored === null ? undefined : licenseFrom(stored)
  return found && isOfficialLicense(found) ? found : null
}

function versionView(row: repo.VersionRow): RosterVersion {
  return {
    id: row.id,
    state: row.state,
    fileName: row.file_name,
    asOf: row.as_of,
    rows: row.rows,
    notes: JSON.parse(row.notes) as RosterVersion['notes'],
    difference: row.difference === null ? null : (JSON.parse(row.difference) as RosterVersion['difference']),
    actor: row.actor,
    createdAt: iso(row.created_at),
    publishedAt: isoOrNull(row.published_at),
    hasRows: row.has_rows === 1,
  }
}

/** A row of the list as staff read it. */
const listedView = (row: repo.ListedRowRow): ListedLicense => ({
  id: row.id,
  number: row.number,
  businessName: row.business_name,
  tradeName: row.trade_name,
  typeText: row.type_text,
  licenseType: officialOrNull(row.license_type),
  status: row.status,
  issuedOn: row.issued_on,
  expiresOn: row.expires_on,
  city: row.city,
  county: row.county,
  endorsements: row.endorsements,
})

/** The newest versions and the remembered mappings. */
export async function readOverview({ db }: Pick<AdminDeps, 'db'>) {
  const [versions, mappings] = await batch(db, [repo.newestVersions(), repo.storedMappings()])
  return {
    versions: versions.map(versionView),
    mappings: mappings.map(({ header, mapping }) => ({ header, mapping: JSON.parse(mapping) as Mapping })),
  }
}

/** Begins an import; the same file with the same mapping gets the version that it made before. */
export async function beginImport(deps: AdminDeps, given: repo.NewImport) {
  const version = await repo.beginVersion(deps.db, { ...given, actor: deps.actor, now: deps.now })
  if (!version) throw new Error('an import was neither begun nor found')
  return versionView(version)
}

/** Adds rows to a draft. Refuses `unknown_version` and `not_a_draft`. */
export async function addRows({ db }: Pick<AdminDeps, 'db'>, id: number, rows: readonly RosterRow[]) {
  if (await repo.insertRows(db, id, rows)) return ok(undefined)
  return refuse((await repo.versionById(db, id)) ? 'not_a_draft' : 'unknown_version')
}

/** Completes a draft; a version that is complete stays as it is. Refuses `unknown_version` and `rows_missing`. */
export async function completeImport({ db, now }: Pick<AdminDeps, 'db' | 'now'>, id: number) {
  await repo.completeVersion(db, id, now)
  const version = await repo.versionById(db, id)
  if (!version) return refuse('unknown_version')
  return version.state === 'draft' ? refuse('rows_missing') : ok(versionView(version))
}

/** Publishes or restores a version, and queues verified licenses that it does not support. Refuses `unknown_version` and `not_ready`. */
export async function publishImport(deps: AdminDeps, id: number) {
  const flagged = await publishVersion(deps.db, { id, actor: deps.actor, now: deps.now })
  const version = await repo.versionById(deps.db, id)
  if (!version) return refuse('unknown_version')
  if (flagged === null) return refuse('not_ready')
  if (flagged > 0) deps.later(sendDueMail(deps))
  return ok({ version: versionView(version), flagged })
}

/** Deletes an import that was not published. Refuses `unknown_version` and `not_a_draft`. */
export async function discardImport(deps: AdminDeps, id: number) {
  if (await repo.deleteVersion(deps.db, { id, actor: deps.actor, now: deps.now })) return ok(undefined)
  return refuse((await repo.versionById(deps.db, id)) ? 'not_a_draft' : 'unknown_version')
}

/** The rows of the published version that are closest to a name. */
export async function findSimilar({ db }: Pick<AdminDeps, 'db'>, q: string): Promise<ListedLicense[]> {
  return (await readRows(db, repo.rowsLike(q))).map(listedView)
}

/** Valid licenses by type and county; null without a published version. */
export async function readCoverage({ db }: Pick<AdminDeps, 'db'>): Promise<CoverageAnswer> {
  const [found] = await readRows(db, repo.publishedCoverage())
  if (!found?.coverage) return null
  const { at, cells } = JSON.parse(found.coverage) as Coverage
  return {
    asOf: found.as_of,
    at: iso(at),
    cells: cells.map((cell) => ({ ...cell, licenseType: officialOrNull(cell.licenseType) })),
  }
}

/** A page reads three rows for each business. */
const unjoinedPage = 12

/** A page of businesses that have not joined. */
export async function findUnjoined(
  { now, readAsViewer }: Pick<Deps, 'now' | 'readAsViewer'>,
  query: { q: string; licenseType?: string | undefined; cursor?: string | undefined },
): Promise<{ asOf: string | null; businesses: UnjoinedBusiness[]; next: number | null }> {
  const licenseType = officialOrNull(query.licenseType ?? null)
  const search = {
    q: query.q,
    licenseType,
    after: idFromCursor(query.cursor) ?? 0,
    limit: unjoinedPage + 1,
    now,
  }
  const {
    rows: [[published], found],
  } = await readAsViewer(() => [repo.publishedDay(), repo.unjoinedRows(search)])
  const { shown, next } = cutPage(found, { limit: unjoinedPage }, (row) => row.id)
  return {
    asOf: published?.as_of ?? null,
    businesses: shown.map((row) => ({
      id: row.id,
      name: row.name,
      licenseType: officialOrNull(row.license_type),
      city: row.city,
    })),
    next,
  }
}

/** The one row with a license number. */
export async function findLicense({ readAsViewer }: Pick<Deps, 'readAsViewer'>, number: string) {
  const {
    rows: [[row, another]],
  } = await readAsViewer(() => [repo.rowsNumbered(number)])
  if (!row || another) return { row: null }
  return {
    row: {
      number: row.number,
      businessName: row.business_name,
      tradeName: row.trade_name,
      licenseType: officialOrNull(row.license_type),
      city: row.city,
      asOf: row.as_of,
    },
  }
}
