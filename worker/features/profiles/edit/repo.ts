import { batch, type Batchable } from '#worker/db/batch.ts'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { LicenseStatus } from '#shared/licenses/status.ts'
import type { Database } from '#worker/db/client.ts'
import { queueDeletion, imageKeyAt } from '#worker/features/media/pending-deletions.ts'
import { openCheck, withdrawCheck } from '#worker/features/licenses/license-checks.ts'
import { users, type UserRow } from '#worker/db/schema/users.ts'
import { sessionIsActive } from '#worker/auth/session-statements.ts'

export type ProfileChanges = Partial<typeof users.$inferInsert>

export type ProfileSave = {
  userId: number
  sessionHash: string
  /** The version that was edited: nothing is written over another one. */
  version: number
  /** The status that was edited: a decision of staff changes it without a new version. */
  licenseStatus: LicenseStatus
  changes: ProfileChanges
  /** `renamed`: the license stays, and staff look at it again for the new name. */
  check: 'none' | 'open' | 'withdraw' | 'renamed'
  now: number
}

const pictures = ['logoUrl', 'personalPhotoUrl'] as const

/** Saves all changes or none, and queues replaced images for deletion; null when the version, the license status or the session has changed. */
export async function saveProfile(db: Database, save: ProfileSave): Promise<UserRow | null> {
  const { userId, version, changes, now } = save
  const when = sql`${sessionIsActive(save.sessionHash)} AND EXISTS (SELECT 1 FROM users v
    WHERE v.id = ${userId} AND v.profile_version = ${version} AND v.license_status = ${save.licenseStatus})`
  const license = {
    licenseType: changes.licenseType ?? '',
    licenseNumber: changes.licenseNumber ?? null,
  }
  const before: Batchable[] = [
    ...pictures
      .filter((column) => changes[column] !== undefined)
      .map((column) =>
        queueDeletion(
          sql`SELECT ${imageKeyAt(sql`${users[column]}`)} AS key FROM ${users} WHERE ${users.id} = ${userId} AND ${when}`,
          now,
        ),
      ),
    ...(save.check === 'open' ? openCheck({ userId, set: license, cause: null, now, when }) : []),
    ...(save.check === 'renamed' ? openCheck({ userId, set: {}, cause: 'renamed', now, when }) : []),
    ...(save.check === 'withdraw' ? [withdrawCheck({ userId, now, when })] : []),
  ]
  const update = db
    .update(users)
    .set({ ...changes, profileVersion: version + 1, updatedAt: now })
    .where(and(eq(users.id, userId), when))
    .returning()
  const [first, ...others] = [...before, update]
  if (first === undefined) return null
  const answers: unknown[] = await batch(db, [first, ...others])
  return (answers.at(-1) as UserRow[])[0] ?? null
}

/** A save by another caller than the member, whom `owner` finds. */
export type FieldsSave = {
  owner: SQL
  version: number
  changes: ProfileChanges
  when: SQL
  /** The owner, if the verified business gets another name: staff look at its license again. */
  renamedId: number | null
  /** Runs in the same batch, right after the save. */
  also: Batchable
  now: number
}

/** Saves some columns of a member's profile for another caller, if `when` holds; null when the version or that has changed. */
export async function saveFields(db: Database, save: FieldsSave): Promise<UserRow | null> {
  const { version, changes, renamedId, now } = save
  const isAsRead = sql`EXISTS (SELECT 1 FROM users v WHERE v.id = ${save.owner} AND v.profile_version = ${version}) AND ${save.when}`
  const renamed =
    renamedId === null ? [] : openCheck({ userId: renamedId, set: {}, cause: 'renamed', now, when: isAsRead })
  const answers: unknown[] = await batch(db, [
    ...renamed,
    db
      .update(users)
      .set({ ...changes, profileVersion: version + 1, updatedAt: now })
      .where(and(sql`${users.id} = ${save.owner}`, eq(users.profileVersion, version), save.when))
      .returning(),
    save.also,
  ])
  return (answers.at(-2) as UserRow[])[0] ?? null
}
