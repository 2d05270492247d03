import type { BulkAnswer } from '#shared/staff/members-api.ts'
import type { BulkInput } from '#shared/staff/members-input.ts'
import { removeMember } from '#worker/features/staff/members/service.ts'
import { approveAll } from '#worker/features/staff/verifications/service.ts'
import { reconcilePending, slotsOf } from '#worker/features/early-access/claims/service.ts'
import type { AdminDeps } from '#worker/auth/staff-sign-in.ts'
import { kindOf, log } from '#worker/http/log.ts'
import { forgetSessions } from '#worker/features/accounts/forget-sessions.ts'
import { endAllSessions, markSample } from './repo.ts'

const unknownMember = 'There is no such member any more.'
const memberChanged = 'This member has changed since the list was read. Look again, then decide.'

/** Puts every requested id into one of the two lists. */
function summary(ids: readonly number[], done: readonly number[], failure: string): BulkAnswer {
  const succeeded = new Set(done)
  return {
    done: ids.filter((id) => succeeded.has(id)),
    failed: ids.filter((id) => !succeeded.has(id)).map((id) => ({ id, message: failure })),
  }
}

/** Deletes members one by one; a failure does not stop the rest. */
async function deleteAll(deps: AdminDeps, ids: readonly number[], reason: string): Promise<BulkAnswer> {
  const answer: BulkAnswer = { done: [], failed: [] }
  for (const id of ids) {
    try {
      const removed = await removeMember(deps, id, { reason, isFraud: false })
      if (removed.ok) answer.done.push(id)
      else answer.failed.push({ id, message: unknownMember })
    } catch (error) {
      log('error', 'bulk_deletion_failed', { kind: kindOf(error) })
      answer.failed.push({ id, message: 'Something on our side did not answer. Please try again.' })
    }
  }
  return answer
}

/** Approves open checks; skips members who have changed since staff read them, and checks decided meanwhile. */
async function verifyAll(deps: AdminDeps, { ids, versions, reason }: BulkInput): Promise<BulkAnswer> {
  // 0 for what does not parse: it equals no member's updatedAt, so the member is skipped.
  const versionsById = new Map(
    ids.map((id, index) => [id, versions ? Date.parse(versions[index] ?? '') || 0 : null]),
  )
  const members = Array.from(versionsById, ([id, updatedAt]) => ({ id, updatedAt }))
  const { approved, waiting } = await approveAll(deps, members, reason)
  const [verified, open] = [new Set(approved), new Set(waiting)]
  return {
    done: members.filter(({ id }) => verified.has(id)).map(({ id }) => id),
    failed: members
      .filter(({ id }) => !verified.has(id))
      .map(({ id }) => ({ id, message: open.has(id) ? memberChanged : 'No license check is waiting.' })),
  }
}

/** Carries out one action on up to 500 members; returns a message for each member on whom it failed. */
export async function actOnMany(deps: AdminDeps, input: BulkInput): Promise<BulkAnswer> {
  const ids = [...new Set(input.ids)]
  const bulk = { ids, actor: deps.actor, note: input.reason, now: deps.now }
  switch (input.action) {
    case 'delete':
      return deleteAll(deps, ids, input.reason)
    case 'verify':
      return verifyAll(deps, input)
    case 'end-sessions': {
      const { done, ended } = await endAllSessions(deps.db, bulk)
      for (const [userId, sessions] of Map.groupBy(ended, (session) => session.user_id)) {
        const hashes = sessions.map(({ hash }) => hash)
        deps.later(forgetSessions(deps.env, userId, hashes))
      }
      return summary(ids, done, unknownMember)
    }
    case 'mark-sample':
    case 'unmark-sample': {
      const { done, released } = await markSample(deps.db, {
        ...bulk,
        isSample: input.action === 'mark-sample',
      })
      if (released.length > 0) {
        deps.later(reconcilePending({ db: deps.db, slots: slotsOf(deps.env), now: deps.now }))
      }
      return summary(ids, done, unknownMember)
    }
  }
}
