import { batch, type Batchable } from '#worker/db/batch.ts'
import { eq, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { queueDeletion, imageKeyAt } from '#worker/features/media/pending-deletions.ts'
import { markMessageNoticesRead } from '#worker/features/messages/message-notices.ts'
import { notify } from '#worker/features/notifications/notify.ts'
import { reverseReferral } from '#worker/features/referrals/reversal.ts'
import { sessions } from '#worker/db/schema/access.ts'
import { users } from '#worker/db/schema/users.ts'
import { sessionIsActive } from '#worker/auth/session-statements.ts'
import { statement } from '#worker/db/statement.ts'
import { syncTeamColumns } from '#worker/features/team/team-columns.ts'

export type Deletion = {
  userId: number
  /** The session of a member who deletes the own account; nothing is deleted once it has ended. */
  sessionHash: string | null
  /** HMACs of the e-mail's fold and of the phone. */
  digests: readonly [string, string]
  isFraud: boolean
  /** Statements of the same transaction, such as the audit log's entry. */
  also: readonly Batchable[]
  now: number
}

/** The values that the digests are made of; null if there is no such member. */
export async function findDigestSources(db: Database, userId: number) {
  const [found] = await db
    .select({ emailFold: users.emailFold, phoneNumber: users.phoneNumber })
    .from(users)
    .where(eq(users.id, userId))
  return found ?? null
}

/** The longest-standing admin of the business `b`, else its longest-standing member. */
const successor = sql`(SELECT t.member_id FROM business_team_members t WHERE t.business_owner_id = b.id
  ORDER BY t.role = 'admin' DESC, t.joined_at, t.id LIMIT 1)`

/** Passes the member's teams on: records the transfer, changes the owner, and removes the new owner's team entry. */
function succession(id: number, when: SQL, now: number): Batchable[] {
  const inherited = sql`SELECT b.owner_id FROM businesses b JOIN ownership_transfers x ON x.business_owner_id = b.id
    WHERE x.from_user_id = ${id} AND x.transferred_at = ${now} AND x.to_user_id = b.owner_id`
  return [
    statement(sql`
      INSERT INTO ownership_transfers (business_owner_id, from_user_id, to_user_id, transferred_at, notes)
      SELECT b.id, ${id}, ${successor}, ${now}, 'The owner left the network.'
      FROM businesses b WHERE b.owner_id = ${id} AND ${successor} IS NOT NULL AND ${when}`),
    statement(sql`
      UPDATE businesses AS b SET owner_id = ${successor}
      WHERE b.owner_id = ${id} AND ${successor} IS NOT NULL AND ${when}`),
    statement(sql`
      DELETE FROM business_team_members WHERE member_id IN (${inherited}) AND ${when}`),
    syncTeamColumns(inherited),
    notify({
      to: inherited,
      kind: 'team',
      detail: sql`json_object('change', 'owner', 'businessOwnerId', (
        SELECT x.business_owner_id FROM ownership_transfers x
        WHERE x.from_user_id = ${id} AND x.transferred_at = ${now} AND x.to_user_id = u.id LIMIT 1))`,
      now,
      when,
    }),
    statement(sql`DELETE FROM businesses WHERE owner_id = ${id} AND ${when}`),
  ]
}

/**
 * Deletes the member in one batch. Foreign keys, and for connections the trigger `users_relations_delete`, delete what
 * belongs to the row; the
 * founding place and the images are queued for release and erasure. Returns the ended sessions' hashes, or null if nobody
 * was deleted.
 */
export async function deleteMemberRow(db: Database, deletion: Deletion): Promise<string[] | null> {
  const { userId: id, now } = deletion
  const when = deletion.sessionHash === null ? sql`TRUE` : sessionIsActive(deletion.sessionHash)
  const answers: unknown[] = await batch(db, [
    db.select({ hash: sessions.hash }).from(sessions).where(eq(sessions.userId, id)),
    ...deletion.also,
    ...succession(id, when, now),
    statement(sql`DELETE FROM bug_drafts WHERE author = ${`member:${id}`} AND ${when}`),
    statement(sql`
      DELETE FROM team_invitations WHERE email_key = (SELECT email_key FROM users WHERE id = ${id}) AND ${when}`),
    statement(sql`
      INSERT INTO pending_releases (user_id, created_at)
      SELECT id, ${now} FROM users WHERE id = ${id} AND claim <> 'none' AND ${when}
      ON CONFLICT (user_id) DO NOTHING`),
    statement(sql`
      INSERT INTO former_members (digest, created_at)
      SELECT column1, ${now} FROM (VALUES (${deletion.digests[0]}), (${deletion.digests[1]}))
      WHERE EXISTS (SELECT 1 FROM users WHERE id = ${id}) AND ${when}
      ON CONFLICT (digest) DO NOTHING`),
    queueDeletion(
      sql`
      SELECT key FROM (
        SELECT ${imageKeyAt(sql`logo_url`)} AS key FROM users WHERE id = ${id}
        UNION SELECT ${imageKeyAt(sql`personal_photo_url`)} FROM users WHERE id = ${id}
        UNION SELECT license_proof_key FROM users WHERE id = ${id}
        UNION SELECT proof_key FROM license_checks WHERE user_id = ${id} AND proof_deleted_at IS NULL
      ) WHERE ${when}`,
      now,
    ),
    ...(deletion.isFraud
      ? reverseReferral({ referredId: id, cause: 'fraud', actor: 'admin', now, when })
      : []),
    markMessageNoticesRead({
      of: sql`SELECT user_id FROM conversations WHERE other_id = ${id} AND unread > 0`,
      leaving: id,
      now,
      when,
    }),
    // Last, since the session that the other statements depend on is deleted with this row.
    db
      .delete(users)
      .where(sql`${users.id} = ${id} AND ${when}`)
      .returning({ id: users.id }),
  ])
  const [ended, deleted] = [answers[0] as { hash: string }[], answers.at(-1) as unknown[]]
  return deleted.length === 1 ? ended.map(({ hash }) => hash) : null
}
