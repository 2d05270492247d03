import type { BugDecision, ContactStep, ReportDecision, RewardStep } from '#shared/staff/inboxes-api.ts'
import { rewardClaimStates } from '#shared/tokens/reward-tiers.ts'
import { removeMember } from '#worker/features/staff/members/service.ts'
import type { AdminDeps } from '#worker/auth/staff-sign-in.ts'
import { fail, failures, ok, type Result } from '#worker/http/problem.ts'
import {
  bugStates,
  decideBug,
  decideReport,
  findClaim,
  findReported,
  moveClaim,
  moveContact,
} from './repo.ts'

const alreadyDecided = fail({
  status: 409,
  code: 'ALREADY_DECIDED',
  message: 'This has been decided already, or is not there any more.',
})

const runsByItself = fail({
  status: 400,
  code: 'INVALID',
  message: 'This ad has days of its own. The day of the newsletter can stand in the note.',
  issues: { startsAt: 'This ad has days of its own.' },
})

/** Moves a reward from requested to scheduled to delivered; one delivered is never taken back (design §4 "Rewards are delivered"). */
export async function moveReward(deps: AdminDeps, id: number, step: RewardStep): Promise<Result<null>> {
  const claim = await findClaim(deps.db, id)
  if (!claim) return fail(failures.notFound)
  // The steps stand in their order.
  if (rewardClaimStates.indexOf(step.status) <= rewardClaimStates.indexOf(claim.status)) return alreadyDecided
  if (step.startsAt && claim.ends_at !== null) return runsByItself
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
  return isMoved ? ok(null) : alreadyDecided
}

/** Marks a contact message as answered, or as open again. */
export async function answerContact(deps: AdminDeps, id: number, step: ContactStep): Promise<Result<null>> {
  const isMoved = await moveContact(deps.db, id, step, {
    actor: deps.actor,
    action: `contact.${step.status}`,
    target: `contact:${id}`,
    before: { status: step.status === 'open' ? 'answered' : 'open' },
    after: { status: step.status },
    now: deps.now,
  })
  return isMoved ? ok(null) : alreadyDecided
}

/** Accepts a bug report, rejects it with its award, or calls it the same as another one (design §3 "Bug reports"). */
export async function decideBugReport(
  deps: AdminDeps,
  id: number,
  decision: BugDecision,
): Promise<Result<null>> {
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
  return isDecided ? ok(null) : alreadyDecided
}

/** Dismisses a report about a member, warns the member, or removes the account. */
export async function decideMemberReport(
  deps: AdminDeps,
  id: number,
  decision: ReportDecision,
): Promise<Result<null>> {
  const reportedId = await findReported(deps.db, id)
  if (reportedId === null) return alreadyDecided
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
  return isDecided ? ok(null) : alreadyDecided
}
