import { asc, desc, eq, gt, lte, sql } from 'drizzle-orm'
import type { PassportSwitch } from '#shared/passport/api.ts'
import { keyPublishedMs, passportLifetimes } from '#shared/passport/passport.ts'
import { sessionIsActive } from '#worker/auth/session-statements.ts'
import type { Database } from '#worker/db/client.ts'
import { licensePassports, signingKeys } from '#worker/db/schema/passport.ts'
import { users } from '#worker/db/schema/users.ts'
import { rowsOf, readRows, statement } from '#worker/db/statement.ts'
import { batch } from '#worker/db/batch.ts'

/** What a passport and a badge are made of; `passportSince` is null without a passport. */
export const holderOf = (db: Database, userId: number) =>
  db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      companyName: users.companyName,
      licenseType: users.licenseType,
      licenseNumber: users.licenseNumber,
      licenseStatus: users.licenseStatus,
      licenseVerifiedAt: users.licenseVerifiedAt,
      licenseBasis: users.licenseBasis,
      licenseRosterAsOf: users.licenseRosterAsOf,
      licenseExpiresOn: users.licenseExpiresOn,
      isProfilePublic: users.isProfilePublic,
      isSampleData: users.isSampleData,
      joinedAt: users.createdAt,
      passportSince: sql<number | null>`${licensePassports.createdAt}`.as('passport_since'),
      showsNumber: licensePassports.showsNumber,
    })
    .from(users)
    .leftJoin(licensePassports, eq(licensePassports.userId, users.id))
    .where(eq(users.id, userId))

export type HolderRow = Awaited<ReturnType<typeof holderOf>>[number]

/** A member's own switch. */
export const passportOf = (db: Database, userId: number) =>
  db
    .select({ showsNumber: licensePassports.showsNumber })
    .from(licensePassports)
    .where(eq(licensePassports.userId, userId))

type By = { userId: number; sessionHash: string; now: number }

/**
 * Saves the switch; false if nothing was saved, because the session has ended or, for switching on, the license has
 * just lost its verification.
 */
export async function savePassport(db: Database, by: By, { isOn, showsNumber }: PassportSwitch) {
  const when = sessionIsActive(by.sessionHash)
  if (!isOn) {
    const [active] = await batch(db, [
      rowsOf<{ active: 0 | 1 }>(sql`SELECT ${when} AS active`),
      statement(sql`DELETE FROM license_passports WHERE user_id = ${by.userId} AND ${when}`),
    ])
    return active[0]?.active === 1
  }
  const saved = await readRows(
    db,
    rowsOf(sql`
      INSERT INTO license_passports (user_id, shows_number, created_at)
      SELECT id, ${showsNumber ? 1 : 0}, ${by.now} FROM users
      WHERE id = ${by.userId} AND license_status = 'verified' AND ${when}
      ON CONFLICT (user_id) DO UPDATE SET shows_number = excluded.shows_number
      RETURNING user_id`),
  )
  return saved.length > 0
}

/** The key that signs: the oldest that still may. */
export const signingKeyAt = (db: Database, now: number) =>
  db
    .select()
    .from(signingKeys)
    .where(gt(signingKeys.createdAt, now - passportLifetimes.keySignsMs))
    .orderBy(asc(signingKeys.createdAt))
    .limit(1)

export type SigningKeyRow = typeof signingKeys.$inferSelect

/** The public keys that verifiers need, newest first. */
export const publishedKeysAt = (db: Database, now: number) =>
  db
    .select({ id: signingKeys.id, publicKey: signingKeys.publicKey })
    .from(signingKeys)
    .where(gt(signingKeys.createdAt, now - keyPublishedMs))
    .orderBy(desc(signingKeys.createdAt))

/** When the newest key was made. */
export const newestKeyAt = (db: Database) =>
  db
    .select({ createdAt: signingKeys.createdAt })
    .from(signingKeys)
    .orderBy(desc(signingKeys.createdAt))
    .limit(1)

/** Inserts a key unless another one, made meanwhile, signs after `now` for longer than the lead. */
export async function insertKey(db: Database, key: SigningKeyRow): Promise<void> {
  const { keySignsMs, keyLeadMs } = passportLifetimes
  await db.run(sql`
    INSERT INTO signing_keys (id, public_key, sealed_private_key, created_at)
    SELECT ${key.id}, ${JSON.stringify(key.publicKey)}, ${key.sealedPrivateKey}, ${key.createdAt}
    WHERE NOT EXISTS (SELECT 1 FROM signing_keys WHERE created_at > ${key.createdAt - keySignsMs + keyLeadMs})`)
}

/** Deletes the keys that no valid statement needs. */
export async function deleteOldKeys(db: Database, now: number): Promise<void> {
  await db.delete(signingKeys).where(lte(signingKeys.createdAt, now - keyPublishedMs))
}
