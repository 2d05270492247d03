import { Buffer } from 'node:buffer'
import type { AdminUserUpdate } from '#shared/staff/members-input.ts'
import { ok, refuse } from '#shared/wire/result.ts'
import type { Action } from '#worker/features/staff/audit/audit-log.ts'
import { adminView } from './admin-view.ts'
import type { UserRow } from '#worker/db/schema/users.ts'
import { deleteMember } from '#worker/features/accounts/deletion/service.ts'
import { completeRelease, slotsOf } from '#worker/features/early-access/claims/service.ts'
import type { AdminDeps } from '#worker/auth/staff-sign-in.ts'
import { forgetSessions } from '#worker/features/accounts/forget-sessions.ts'
import {
  changeMember,
  deletionActions,
  deletionEntry,
  endSessions,
  findMember,
  type Flags,
  releaseFounding,
  wasDeleted,
} from './repo.ts'

const flagNames = ['isAdmin', 'isSampleData', 'passwordResetRequired'] as const

function actionsOf(deps: AdminDeps, member: UserRow, update: AdminUserUpdate, flags: Flags): Action[] {
  const common = {
    actor: deps.actor,
    target: `user:${member.id}`,
    now: deps.now,
    ...(update.reason && { note: update.reason }),
  }
  const changed = flagNames.filter((name) => flags[name] !== undefined)
  return [
    ...(update.skunkTokens !== undefined && update.skunkTokens !== member.skunkTokens
      ? [
          {
            ...common,
            action: 'user.tokens',
            before: { skunkTokens: member.skunkTokens },
            after: { skunkTokens: update.skunkTokens },
          },
        ]
      : []),
    ...(changed.length > 0
      ? [
          {
            ...common,
            action: 'user.flags',
            before: Object.fromEntries(changed.map((name) => [name, member[name]])),
            after: Object.fromEntries(changed.map((name) => [name, flags[name] ?? null])),
          },
        ]
      : []),
  ]
}

/**
 * Sets a member's balance (an absolute count, written to the ledger as an adjustment with its reason), flags, or both, and
 * returns the member. Refuses with `unknown_member`, and with `balance_moved` when the balance is not `expectedTokens` or
 * changes meanwhile. Sessions end for a demoted admin, so that no device keeps the badge, and for a member who must set
 * a new password; sample data gives its founding number back.
 */
export async function updateMember(deps: AdminDeps, id: number, update: AdminUserUpdate) {
  const member = await findMember(deps.db, id)
  if (!member) return refuse('unknown_member')
  if (update.expectedTokens !== undefined && update.expectedTokens !== member.skunkTokens)
    return refuse('balance_moved')
  const flags: Flags = Object.fromEntries(
    flagNames
      .filter((name) => update[name] !== undefined && update[name] !== member[name])
      .map((name) => [name, update[name]]),
  )
  const releasesFounding = flags.isSampleData === true && member.foundingNumber !== null
  const isNewCount = update.skunkTokens !== undefined && update.skunkTokens !== member.skunkTokens
  const changed = await changeMember(deps.db, {
    member,
    tokens: isNewCount
      ? {
          target: update.skunkTokens ?? 0,
          reason: update.reason ?? 'Set by the network staff',
          key: `adjustment:${id}:${Buffer.from(deps.random(12)).toString('hex')}`,
        }
      : null,
    flags,
    endsSessions: flags.passwordResetRequired === true || flags.isAdmin === false,
    releasesFounding,
    actions: actionsOf(deps, member, update, flags),
    now: deps.now,
  })
  if (!changed) return refuse('balance_moved')
  if (changed.ended.length > 0) deps.later(forgetSessions(deps.env, id, changed.ended))
  if (releasesFounding) deps.later(returnPlace(deps, id))
  return ok(adminView(changed.user))
}

/** Makes the released founding number available to the next operator. */
const returnPlace = (deps: AdminDeps, id: number) =>
  completeRelease({ db: deps.db, slots: slotsOf(deps.env), now: deps.now }, id)

/**
 * Releases a founding number; the next operator to register gets it. Refuses with `unknown_member` and
 * `no_founding_number`.
 */
export async function releaseFoundingNumber(deps: AdminDeps, id: number, reason: string) {
  const member = await findMember(deps.db, id)
  if (!member) return refuse('unknown_member')
  const released = await releaseFounding(deps.db, id, {
    actor: deps.actor,
    action: 'user.founding_released',
    target: `user:${id}`,
    before: { foundingNumber: member.foundingNumber },
    after: { foundingNumber: null },
    note: reason,
    now: deps.now,
  })
  if (!released) return refuse('no_founding_number')
  await returnPlace(deps, id)
  return ok(undefined)
}

/** Ends every session of a member; the next request of each browser is refused. Refuses with `unknown_member`. */
export async function signOutMember(deps: AdminDeps, id: number) {
  if (!(await findMember(deps.db, id))) return refuse('unknown_member')
  const ended = await endSessions(deps.db, id, {
    actor: deps.actor,
    action: 'user.sessions_ended',
    target: `user:${id}`,
    now: deps.now,
  })
  deps.later(forgetSessions(deps.env, id, ended))
  return ok(undefined)
}

/**
 * Deletes a member and writes the audit entry in the same batch, without the personal data that the deletion erases.
 * Idempotent: a repeated call succeeds without a second entry. Refuses with `unknown_member`.
 */
export async function removeMember(
  deps: AdminDeps,
  id: number,
  deletion: { reason: string; isFraud: boolean },
) {
  const member = await findMember(deps.db, id)
  if (!member) return (await wasDeleted(deps.db, id)) ? ok(undefined) : refuse('unknown_member')
  const action = {
    actor: deps.actor,
    action: deletion.isFraud ? deletionActions.fraud : deletionActions.plain,
    target: `user:${id}`,
    before: {
      accountType: member.accountType,
      licenseType: member.licenseType,
      foundingNumber: member.foundingNumber,
      skunkTokens: member.skunkTokens,
    },
    note: deletion.reason,
    now: deps.now,
  }
  const also = [deletionEntry(id, action)]
  const isDeleted = await deleteMember(deps, { userId: id, member, isFraud: deletion.isFraud, also })
  return isDeleted || (await wasDeleted(deps.db, id)) ? ok(undefined) : refuse('unknown_member')
}
