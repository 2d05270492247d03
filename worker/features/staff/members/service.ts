import { Buffer } from 'node:buffer'
import type { AdminUser, AdminUserUpdate } from '#shared/staff/members-api.ts'
import type { Action } from '#worker/features/staff/audit/audit-log.ts'
import { adminView } from './admin-view.ts'
import type { UserRow } from '#worker/db/schema/users.ts'
import { deleteMember } from '#worker/features/accounts/deletion/service.ts'
import { completeRelease, slotsOf } from '#worker/features/early-access/claims/service.ts'
import type { AdminDeps } from '#worker/auth/staff-sign-in.ts'
import { fail, failures, ok, type Result } from '#worker/http/problem.ts'
import { forgetSessions } from '#worker/features/accounts/forget-sessions.ts'
import {
  auditOfDeletion,
  changeMember,
  deletion,
  endSessions,
  findMember,
  type Flags,
  releaseFounding,
  wasDeleted,
} from './repo.ts'

const balanceMoved = fail({
  status: 409,
  code: 'BALANCE_MOVED',
  message: 'The balance has changed meanwhile. Look at it again, then decide.',
})
const noFoundingNumber = fail({
  status: 409,
  code: 'NO_FOUNDING_NUMBER',
  message: 'This member holds no founding number.',
})

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
 * `PUT /api/admin/users/{id}`. Tokens are an absolute count, written as an adjustment with its reason; 409 when the
 * balance is not `expectedTokens` or moves meanwhile. A demoted admin and a member who must set a new password are
 * signed out everywhere (security.md row 6); sample data gives its founding number back.
 */
export async function updateMember(
  deps: AdminDeps,
  id: number,
  update: AdminUserUpdate,
): Promise<Result<AdminUser>> {
  const member = await findMember(deps.db, id)
  if (!member) return fail(failures.userNotFound)
  if (update.expectedTokens !== undefined && update.expectedTokens !== member.skunkTokens) return balanceMoved
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
  if (!changed) return balanceMoved
  if (changed.ended.length > 0) deps.later(forgetSessions(deps.env, id, changed.ended))
  if (releasesFounding) deps.later(settle(deps, id))
  return ok(adminView(changed.user))
}

const settle = (deps: AdminDeps, id: number) =>
  completeRelease({ db: deps.db, slots: slotsOf(deps.env), now: deps.now }, id)

/** Frees a founding number with a reason: the next operator to register takes it (design §4 "License status"). */
export async function releaseFoundingNumber(
  deps: AdminDeps,
  id: number,
  reason: string,
): Promise<Result<null>> {
  const member = await findMember(deps.db, id)
  if (!member) return fail(failures.userNotFound)
  const released = await releaseFounding(deps.db, id, {
    actor: deps.actor,
    action: 'user.founding_released',
    target: `user:${id}`,
    before: { foundingNumber: member.foundingNumber },
    after: { foundingNumber: null },
    note: reason,
    now: deps.now,
  })
  if (!released) return noFoundingNumber
  await settle(deps, id)
  return ok(null)
}

/** Ends every session of a member; the next request of each browser is refused. */
export async function signOutMember(deps: AdminDeps, id: number): Promise<Result<null>> {
  if (!(await findMember(deps.db, id))) return fail(failures.userNotFound)
  const ended = await endSessions(deps.db, id, {
    actor: deps.actor,
    action: 'user.sessions_ended',
    target: `user:${id}`,
    now: deps.now,
  })
  deps.later(forgetSessions(deps.env, id, ended))
  return ok(null)
}

/**
 * Deletes a member and tells the audit log in the same step, without what the deletion is to erase (design §3).
 * Repeated, also by somebody else of the staff: the same answer (R535), and no second entry.
 */
export async function removeMember(
  deps: AdminDeps,
  id: number,
  why: { reason: string; isFraud: boolean },
): Promise<Result<null>> {
  const member = await findMember(deps.db, id)
  if (!member) return (await wasDeleted(deps.db, id)) ? ok(null) : fail(failures.userNotFound)
  const action = {
    actor: deps.actor,
    action: why.isFraud ? deletion.fraud : deletion.plain,
    target: `user:${id}`,
    before: {
      accountType: member.accountType,
      licenseType: member.licenseType,
      foundingNumber: member.foundingNumber,
      skunkTokens: member.skunkTokens,
    },
    note: why.reason,
    now: deps.now,
  }
  const also = [auditOfDeletion(deps.db, id, action)]
  const isGone = await deleteMember(deps, { userId: id, member, isFraud: why.isFraud, also })
  return isGone || (await wasDeleted(deps.db, id)) ? ok(null) : fail(failures.userNotFound)
}
