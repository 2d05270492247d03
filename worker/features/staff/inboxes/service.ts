import type { BugDecision, ContactStep, ReportDecision, RewardStep } from '#shared/staff/inboxes-input.ts'
import { rewardClaimStates } from '#shared/tokens/reward-tiers.ts'
import { ok, refuse } from '#shared/wire/result.ts'
import { removeMember } from '#worker/features/staff/members/service.ts'
import type { AdminDeps } from '#worker/auth/staff-sign-in.ts'
import { unlockBugAchievements } from '#worker/features/achievements/service.ts'
import {
  acceptedBugsOf,
  bugStates,
  decideBug,
  decideReport,
  findClaim,
  findReported,
  moveClaim,
  moveContact,
} from './repo.ts'

/**
 * Moves a reward from requested to scheduled to delivered and notifies the member. Refuses with `unknown_item`, with
 * `already_decided` for a step back, and with `fixed_dates` for the start of an ad whose dates are set.
 */
export async function moveReward(deps: AdminDeps, id: number, step: RewardStep) {
  const claim = await findClaim(deps.db, id)
  if (!claim) return refuse('unknown_item')
  // `rewardClaimStates` lists the steps in their order.
  if (rewardClaimStates.indexOf(step.status) <= rewardClaimStates.indexOf(claim.status))
    return refuse('already_decided')
  if (step.startsAt && claim.ends_at !== null) return refuse('fixed_dates')
  const isMoved = await moveClaim(deps.db, claim, {
    status: step.status,
    note: step.note,
    startsAt: step.startsAt ? Date.parse(step.startsAt) : null,
    now: deps.now,
    action: {
      actor: deps.actor,
      action: `reward.${step.status}`,
      target: `user:${claim.user_id}`,
      before: { status: claim.status },
      after: { status: step.status, tier: claim.tier_id },
      note: step.note,
      now: deps.now,
    },
  })
  return isMoved ? ok(undefined) : refuse('already_decided')
}

/** Marks a contact message as answered, or as open again. Refuses with `already_decided`, also for an unknown id. */
export async function answerContact(deps: AdminDeps, id: number, step: ContactStep) {
  const isMoved = await moveContact(deps.db, id, step, {
    actor: deps.actor,
    action: `contact.${step.status}`,
    target: `contact:${id}`,
    before: { status: step.status === 'open' ? 'answered' : 'open' },
    after: { status: step.status },
    now: deps.now,
  })
  return isMoved ? ok(undefined) : refuse('already_decided')
}

/**
 * Accepts a bug report, which may complete a milestone, rejects it and reverses its award, or marks it as a duplicate. Refuses with `already_decided`, also
 * for an unknown id or original.
 */
export async function decideBugReport(deps: AdminDeps, id: number, decision: BugDecision) {
  const isDecided = await decideBug(deps.db, id, decision, {
    actor: deps.actor,
    action: `bug.${decision.decision}`,
    target: `bug:${id}`,
    before: { status: 'open' },
    after: {
      status: bugStates[decision.decision],
      ...(decision.duplicateOf && { duplicateOf: decision.duplicateOf }),
    },
    note: decision.note,
    now: deps.now,
  })
  if (!isDecided) return refuse('already_decided')
  if (decision.decision === 'accept') await payAccepted(deps, id)
  return ok(undefined)
}

/** Pays a member's milestones of accepted reports; a payment that fails is made by the next one that is accepted. */
async function payAccepted(deps: AdminDeps, id: number): Promise<void> {
  const author = await acceptedBugsOf(deps.db, id)
  if (author)
    await unlockBugAchievements(deps, { userId: author.userId, bugs: 0, acceptedBugs: author.accepted })
}

/**
 * Dismisses a report about a member, warns the member, or deletes the account. Refuses with `already_decided`, also for an
 * unknown id, and with `unknown_member` when the account is gone.
 */
export async function decideMemberReport(deps: AdminDeps, id: number, decision: ReportDecision) {
  const reportedId = await findReported(deps.db, id)
  if (reportedId === null) return refuse('already_decided')
  if (decision.decision === 'remove') {
    const reason = decision.note || 'Removed after a report'
    return removeMember(deps, reportedId, { reason, isFraud: false })
  }
  const status = decision.decision === 'warn' ? 'warned' : 'dismissed'
  const isDecided = await decideReport(deps.db, id, {
    reportedId,
    status,
    action: {
      actor: deps.actor,
      action: `report.${decision.decision}`,
      target: `user:${reportedId}`,
      before: { report: id, status: 'open' },
      after: { report: id, status },
      note: decision.note,
      now: deps.now,
    },
  })
  return isDecided ? ok(undefined) : refuse('already_decided')
}
