import type { Statement } from '#worker/db/statement.ts'
import { completeRelease, slotsOf } from '#worker/features/early-access/claims/service.ts'
import { deletePendingBytes } from '#worker/features/media/service.ts'
import type { Deps } from '#worker/auth/deps.ts'
import { kindOf, log } from '#worker/http/log.ts'
import { keyedDigest } from '#worker/auth/secrets.ts'
import { forgetSessions } from '#worker/features/accounts/forget-sessions.ts'
import { deleteMemberRow, findDigestSources } from './repo.ts'

/**
 * Deletes a member, and every row that references the member with `cascade` in worker/db/schema/: sessions, images,
 * connections, messages, their own ledger. Rows with `set null` stay: the referral of their referrer, reports they filed,
 * transfers of a business. The audit log stays too, and HMACs of email and phone, so that a returning member earns no
 * second credit. Teams pass to their longest-standing admin, else member; a business with nobody else is deleted.
 * Returns false if there is no such member, or if the session `sessionHash` has ended.
 *
 * Staff give `also`, statements of the same transaction, and `isFraud`, which reverses the referrer's credit. The founding
 * place and the images are released after the batch; cron retries what fails.
 */
export async function deleteMember(
  deps: Deps,
  deletion: {
    userId: number
    sessionHash?: string
    /** The row, if the caller has read it already. */
    member?: { emailFold: string; phoneNumber: string }
    isFraud?: boolean
    also?: readonly Statement[]
  },
): Promise<boolean> {
  const { userId } = deletion
  const member = deletion.member ?? (await findDigestSources(deps.db, userId))
  if (!member) return false
  const ended = await deleteMemberRow(deps.db, {
    userId,
    sessionHash: deletion.sessionHash ?? null,
    digests: [
      keyedDigest(deps.env.HASH_KEY, 'email', member.emailFold),
      keyedDigest(deps.env.HASH_KEY, 'phone', member.phoneNumber),
    ],
    isFraud: deletion.isFraud ?? false,
    also: deletion.also ?? [],
    now: deps.now,
  })
  if (ended === null) return false
  const cleanups = [
    completeRelease({ db: deps.db, slots: slotsOf(deps.env), now: deps.now }, userId),
    deletePendingBytes(deps),
    forgetSessions(deps.env, userId, ended),
  ]
  for (const result of await Promise.allSettled(cleanups)) {
    if (result.status === 'rejected') log('warn', 'deletion_postponed', { kind: kindOf(result.reason) })
  }
  return true
}
