import { sql, type SQL } from 'drizzle-orm'
import { utcDay } from '#shared/dates.ts'
import { audit } from '#worker/features/staff/audit/audit-log.ts'
import { notify } from '#worker/features/notifications/notify.ts'
import { batch, type Batchable } from '#worker/db/batch.ts'
import type { Database } from '#worker/db/client.ts'
import { licenseKeySql } from '#worker/db/license-key.ts'
import { rowsOf, statement } from '#worker/db/statement.ts'
import { causeSql, isValidRow, noBasis, publishedVersion, restsOn, supporting } from './support.ts'

const license = { number: 'u.license_number', type: 'u.license_type' } as const

/** Mails and notifies the members whose verified license waits for another look since `now`. */
function informFlagged(now: number): Batchable[] {
  const flagged = sql`SELECT user_id FROM license_checks WHERE status = 'pending' AND cause IS NOT NULL AND created_at = ${now}`
  return [
    statement(sql`
      INSERT INTO outbox (user_id, kind, recipient, payload, next_attempt_at, created_at)
      SELECT u.id, 'license_second_look', u.email, json_object('firstName', u.first_name, 'cause', c.cause), ${now}, ${now}
      FROM license_checks c JOIN users u ON u.id = c.user_id
      WHERE c.status = 'pending' AND c.cause IS NOT NULL AND c.created_at = ${now}`),
    notify({ to: flagged, kind: 'verification', detail: { decision: 'second_look' }, now }),
  ]
}

/** Opens a check of each verified member without one for whom `cause` is not NULL; `u` is the member. */
const openSecondLooks = (cause: SQL, among: SQL, now: number) =>
  statement(sql`
  INSERT INTO license_checks (user_id, license_type, license_number, created_at, cause)
  SELECT id, license_type, license_number, ${now}, cause FROM (
    SELECT u.id, u.license_type, u.license_number, ${cause} AS cause FROM users u
    WHERE u.license_status = 'verified' AND ${among}
      AND NOT EXISTS (SELECT 1 FROM license_checks c WHERE c.user_id = u.id AND c.status = 'pending'))
  WHERE cause IS NOT NULL`)

/** Sets the coverage of a version: valid licenses by type and county, and how many of their numbers members have. */
const setCoverage = (version: SQL, when: SQL, now: number) =>
  statement(sql`
  UPDATE roster_versions SET coverage = json_object('at', ${now}, 'cells', (
    SELECT json_group_array(json_object('licenseType', type, 'county', county, 'licensed', licensed, 'joined', joined)) FROM (
      SELECT r.license_type AS type, coalesce(r.county, '') AS county, count(*) AS licensed,
        sum(EXISTS (SELECT 1 FROM users u WHERE ${licenseKeySql('u.license_number')} = +r.number_key AND u.license_number IS NOT NULL)) AS joined
      FROM roster_rows r WHERE r.version_id = ${version} AND ${isValidRow('r', now)}
      GROUP BY r.license_type, r.county ORDER BY r.county, r.license_type)))
  WHERE id = ${version} AND ${when}`)

/**
 * Publishes a version in place of another, all in one transaction. Verified licenses that it supports rest on it from now
 * on, and earlier doubts about them are withdrawn; those that it no longer supports are queued, with their badge left to
 * staff. Returns how many were queued; null if the version cannot be published.
 */
export async function publishVersion(
  db: Database,
  { id, actor, now }: { id: number; actor: string; now: number },
): Promise<number | null> {
  const canPublish = sql`EXISTS (SELECT 1 FROM roster_versions WHERE id = ${id} AND state IN ('ready', 'replaced')
    AND EXISTS (SELECT 1 FROM roster_rows r WHERE r.version_id = ${id}))`
  const isPublished = sql`EXISTS (SELECT 1 FROM roster_versions WHERE id = ${id} AND state = 'published' AND published_at = ${now})`
  const next = sql`${id}`
  const isSupported = sql`EXISTS (SELECT 1 FROM ${supporting(next, license, now)})`
  const answers: unknown[] = await batch(db, [
    audit({ actor, action: 'roster.publish', target: `roster:${id}`, now, when: canPublish }),
    // While the former version is still the published one.
    openSecondLooks(
      causeSql(publishedVersion, next, now),
      sql`${restsOn(publishedVersion)} AND ${canPublish}`,
      now,
    ),
    statement(sql`UPDATE roster_versions SET state = 'replaced' WHERE state = 'published' AND ${canPublish}`),
    statement(
      sql`UPDATE roster_versions SET state = 'published', published_at = ${now} WHERE id = ${id} AND ${canPublish}`,
    ),
    statement(sql`
      UPDATE license_checks SET status = 'withdrawn', decided_at = ${now}
      WHERE status = 'pending' AND cause IN ('gone', 'changed', 'lapsed') AND created_at < ${now} AND ${isPublished}
        AND user_id IN (SELECT u.id FROM users u WHERE u.license_status = 'verified' AND ${isSupported})`),
    statement(sql`
      UPDATE users AS u SET license_roster_id = ${id},
        license_roster_as_of = (SELECT as_of FROM roster_versions WHERE id = ${id}),
        license_expires_on = (SELECT max(r.expires_on) FROM ${supporting(next, license, now)})
      WHERE u.license_status = 'verified' AND u.license_basis = 'roster' AND ${isPublished} AND ${isSupported}`),
    setCoverage(next, isPublished, now),
    ...informFlagged(now),
    rowsOf<{ flagged: number; published: 0 | 1 }>(sql`
      SELECT (SELECT count(*) FROM license_checks WHERE status = 'pending' AND cause IS NOT NULL AND created_at = ${now}) AS flagged,
        ${isPublished} AS published`),
  ])
  const [outcome] = answers.at(-1) as { flagged: number; published: 0 | 1 }[]
  return outcome?.published ? outcome.flagged : null
}

/** Ends verifications whose license has expired: they wait for staff again, and the member is told. */
export async function endExpired(db: Database, now: number): Promise<void> {
  const isDue = sql`u.license_expires_on IS NOT NULL AND u.license_expires_on < ${utcDay(now)}`
  await batch(db, [
    openSecondLooks(sql`'lapsed'`, isDue, now),
    ...informFlagged(now),
    statement(sql`
      UPDATE users AS u SET license_status = 'pending', license_verified_at = NULL, ${noBasis}, updated_at = ${now}
      WHERE u.license_status = 'verified' AND ${isDue}`),
  ])
}

/** A coverage is counted again after this time, for the members who have joined meanwhile. */
const coverageAgeMs = 24 * 60 * 60 * 1000

/** Rows that one run of the maintenance deletes. */
const rowsPerRun = 5000

/** How long an import that was not published is kept. */
const openAgeMs = 2 * 24 * 60 * 60 * 1000

/** Renews an old coverage, and deletes rows of abandoned imports and of all replaced versions but the last. */
export async function tidyRosters(db: Database, now: number): Promise<void> {
  const abandoned = sql`v.state IN ('draft', 'ready') AND v.created_at < ${now - openAgeMs}`
  await batch(db, [
    setCoverage(publishedVersion, sql`(coverage ->> 'at') < ${now - coverageAgeMs}`, now),
    statement(sql`
      DELETE FROM roster_rows WHERE id IN (
        SELECT r.id FROM roster_versions v JOIN roster_rows r ON r.version_id = v.id
        WHERE (${abandoned}) OR (v.state = 'replaced'
          AND v.id <> (SELECT id FROM roster_versions WHERE state = 'replaced' ORDER BY published_at DESC LIMIT 1))
        LIMIT ${rowsPerRun})`),
    statement(sql`
      DELETE FROM roster_versions AS v WHERE ${abandoned}
        AND NOT EXISTS (SELECT 1 FROM roster_rows r WHERE r.version_id = v.id)`),
  ])
}
