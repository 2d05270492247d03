import { and, eq, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { LicenseStatus } from '#shared/licenses/status.ts'
import type { Database } from '#worker/db/client.ts'
import { discardLater, imageKeyAt } from '#worker/features/media/pending-deletions.ts'
import { openCheck, withdrawCheck } from '#worker/features/licenses/license-checks.ts'
import { users, type UserRow } from '#worker/db/schema/users.ts'
import { sessionIsActive } from '#worker/auth/session-statements.ts'

export type ProfileChanges = Partial<typeof users.$inferInsert>

export type ProfileSave = {
  userId: number
  sessionHash: string
  /** The version the changes were made on: another one meanwhile, and nothing is written. */
  version: number
  /** What the changes were made on, as `version`: staff decide on a license without a new version of the profile. */
  licenseStatus: LicenseStatus
  changes: ProfileChanges
  check: 'none' | 'open' | 'withdraw'
  now: number
}

const pictures = ['logoUrl', 'personalPhotoUrl'] as const

/** Saves everything or nothing, and gives up the bytes of the pictures that are replaced; null when the version, the license's status or the session is not what it was. */
export async function saveProfile(db: Database, save: ProfileSave): Promise<UserRow | null> {
  const { userId, version, changes, now } = save
  const when = sql`${sessionIsActive(save.sessionHash)} AND EXISTS (SELECT 1 FROM users v
    WHERE v.id = ${userId} AND v.profile_version = ${version} AND v.license_status = ${save.licenseStatus})`
  const license = {
    licenseType: changes.licenseType ?? '',
    licenseNumber: changes.licenseNumber ?? null,
  }
  const before: BatchItem<'sqlite'>[] = [
    ...pictures
      .filter((column) => changes[column] !== undefined)
      .map((column) =>
        discardLater(
          db,
          sql`SELECT ${imageKeyAt(sql`${users[column]}`)} AS key FROM ${users} WHERE ${users.id} = ${userId} AND ${when}`,
          now,
        ),
      ),
    ...(save.check === 'open' ? openCheck(db, { userId, set: license, now, when }) : []),
    ...(save.check === 'withdraw' ? [withdrawCheck(db, { userId, now, when })] : []),
  ]
  const update = db
    .update(users)
    .set({ ...changes, profileVersion: version + 1, updatedAt: now })
    .where(and(eq(users.id, userId), when))
    .returning()
  const [first, ...others] = [...before, update]
  if (first === undefined) return null
  const answers: unknown[] = await db.batch([first, ...others])
  return (answers.at(-1) as UserRow[])[0] ?? null
}
