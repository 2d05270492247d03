import * as v from 'valibot'
import { rewardClaimStates } from '#shared/tokens/reward-tiers.ts'
import { id } from '#shared/wire/fields.ts'
import { line } from '#shared/wire/text.ts'
import { staffPage } from './fields.ts'
import { staffLimits } from './limits.ts'

const note = v.optional(line(staffLimits.reason, 'Please write a note'), '')

/** `open`: the oldest first; `done`: the newest first. */
export const inboxQuery = v.object({
  state: v.optional(v.picklist(['open', 'done']), 'open'),
  ...staffPage,
})
export type InboxQuery = v.InferOutput<typeof inboxQuery>

/** A refusal and a question need words for the member. `version` is the one that staff have read. */
export const verificationDecision = v.pipe(
  v.strictObject({
    decision: v.picklist(['approve', 'refuse', 'ask'], 'Please choose a decision'),
    note,
    version: v.optional(v.pipe(v.string(), v.maxLength(100))),
  }),
  v.forward(
    v.partialCheck(
      [['decision'], ['note']],
      ({ decision, note }) => decision === 'approve' || note !== '',
      'Please write what the member should know',
    ),
    ['note'],
  ),
)
export type VerificationDecision = v.InferOutput<typeof verificationDecision>

/** The checks that staff have looked at, each with the version that they read. */
export const exactApproval = v.strictObject({
  checks: v.pipe(
    v.array(v.strictObject({ id, version: v.pipe(v.string(), v.maxLength(100)) })),
    v.minLength(1, 'Please choose a check'),
    v.maxLength(staffLimits.exactMatches),
  ),
})

/** `v.isoDate` checks the form alone and lets February have 31 days; other forms are left to it. */
function isCalendarDay(day: string): boolean {
  const time = Date.parse(day)
  return Number.isNaN(time) || new Date(time).toISOString().startsWith(day)
}

export const rewardStep = v.strictObject({
  status: v.picklist(rewardClaimStates, 'Please choose a step'),
  note,
  startsAt: v.optional(
    v.pipe(v.string(), v.isoDate('Please enter a date'), v.check(isCalendarDay, 'Please enter a date')),
  ),
})
export type RewardStep = v.InferOutput<typeof rewardStep>

export const contactStates = ['open', 'answered'] as const

export const contactStep = v.strictObject({
  status: v.picklist(contactStates, 'Please choose a step'),
})
export type ContactStep = v.InferOutput<typeof contactStep>

export const bugDecision = v.pipe(
  v.strictObject({
    decision: v.picklist(['accept', 'reject', 'duplicate'], 'Please choose a decision'),
    duplicateOf: v.optional(id),
    note,
  }),
  v.forward(
    v.partialCheck(
      [['decision'], ['duplicateOf']],
      ({ decision, duplicateOf }) => (decision === 'duplicate') === (duplicateOf !== undefined),
      'Please give the number of the report that says the same',
    ),
    ['duplicateOf'],
  ),
)
export type BugDecision = v.InferOutput<typeof bugDecision>

/** `remove` deletes the reported member. */
export const reportDecision = v.strictObject({
  decision: v.picklist(['dismiss', 'warn', 'remove'], 'Please choose a decision'),
  note,
})
export type ReportDecision = v.InferOutput<typeof reportDecision>
