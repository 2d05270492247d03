import { and, eq, type SQL, sql } from 'drizzle-orm'
import { extraWords, foldVersion, sortKey } from '#shared/search/fold.ts'
import { batch } from '#worker/db/batch.ts'
import type { Database } from '#worker/db/client.ts'
import { users } from '#worker/db/schema/users.ts'

/** What a member is found by, as far as SQLite does not fold it itself. */
const sources = {
  firstName: users.firstName,
  lastName: users.lastName,
  companyName: users.companyName,
  businessDescription: users.businessDescription,
  city: users.city,
  otherBusinessType: users.otherBusinessType,
  servicesOffered: users.servicesOffered,
  lookingFor: users.lookingFor,
} as const

export type Searched = Pick<typeof users.$inferInsert, keyof typeof sources>

/** The folded columns of a member. Every statement that writes one of the columns they are made of writes these too. */
export function searchColumns(member: Searched) {
  const { firstName, lastName, companyName, servicesOffered = [], lookingFor = [] } = member
  return {
    nameKey: sortKey(lastName, firstName),
    listingKey: sortKey(companyName) || sortKey(firstName, lastName),
    nameWords: extraWords(firstName, lastName, companyName),
    profileWords: extraWords(
      member.businessDescription,
      member.city,
      member.otherBusinessType,
      ...servicesOffered,
      ...lookingFor,
    ),
    foldVersion,
  }
}

/** What the member `id` is found by and verified as, for a save that changes a part of it. */
export const searchedOf = (db: Database, id: SQL) =>
  db
    .select({ id: users.id, licenseStatus: users.licenseStatus, ...sources })
    .from(users)
    .where(sql`${users.id} = ${id}`)

/** Members of one piece, and pieces of one run: a run must end before the next. */
const pieceSize = 50
const piecesPerRun = 20

/** A literal, so that the partial index of these rows is used; see `worker/db/schema/users.ts`. */
const isOutdated = sql.raw(`fold_version < ${foldVersion}`)

/** Folds members anew whom an older version of the rule has folded, or none. What is changed meanwhile is left to the next run. */
export async function refoldOutdated(db: Database): Promise<void> {
  let after = 0
  for (let piece = 0; piece < piecesPerRun; piece += 1) {
    const found = await db
      .select({ id: users.id, version: users.profileVersion, ...sources })
      .from(users)
      .where(and(isOutdated, sql`id > ${after}`))
      .orderBy(users.id)
      .limit(pieceSize)
    const updates = found.map(({ id, version, ...member }) =>
      db
        .update(users)
        .set(searchColumns(member))
        .where(and(eq(users.id, id), eq(users.profileVersion, version), isOutdated)),
    )
    if (updates.length > 0) await batch(db, updates)
    if (found.length < pieceSize) return
    after = found.at(-1)?.id ?? after
  }
}
