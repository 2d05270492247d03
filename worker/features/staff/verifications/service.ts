import * as z from 'zod/mini'
import type { InboxQuery, Verification, VerificationDecision } from '#shared/staff/inboxes-api.ts'
import { readRows } from '#worker/db/statement.ts'
import { iso, isoOrNull } from '#shared/dates.ts'
import { sendDueMail } from '#worker/features/mail/service.ts'
import type { AdminDeps } from '#worker/auth/staff-sign-in.ts'
import { cutPage, idFromCursor } from '#worker/http/paging.ts'
import { fail, failures, ok, type Result } from '#worker/http/problem.ts'
import { tokenHash } from '#worker/auth/secrets.ts'
import { approveChecks, checkById, type CheckRow, checksOf, decideCheck, type SeenMember } from './repo.ts'

const links = z.array(z.object({ id: z.number(), name: z.string() }))

const alreadyDecided = fail({
  status: 409,
  code: 'ALREADY_DECIDED',
  message: 'This check has been decided already. The queue is up to date again.',
})

const changedMeanwhile = fail({
  status: 409,
  code: 'CHECK_CHANGED',
  message: 'The member has changed the details of this check meanwhile. Look at them again, then decide.',
})

/** Of what staff look at: a name alone would not tell one proof from another. */
const versionOf = (row: CheckRow) =>
  tokenHash(JSON.stringify([row.license_type, row.license_number, row.proof_key])).slice(0, 16)

function view(row: CheckRow): Verification {
  const [referredBy] = links.parse(JSON.parse(row.referred_by))
  return {
    id: row.id,
    member: {
      id: row.member_id,
      name: row.member_name,
      companyName: row.company_name,
      email: row.email,
      phoneNumber: row.phone_number,
      city: row.city,
      zipCode: row.zip_code,
      foundingNumber: row.founding_number,
      createdAt: iso(row.joined_at),
    },
    status: row.status,
    version: versionOf(row),
    licenseType: row.license_type,
    licenseNumber: row.license_number,
    proofName: row.proof_name,
    sameNumber: links.parse(JSON.parse(row.same_number)),
    referredBy: referredBy ?? null,
    note: row.note,
    reviewer: row.reviewer,
    createdAt: iso(row.created_at),
    decidedAt: isoOrNull(row.decided_at),
  }
}

/** A check reads six rows and more, so its pages are shorter than those of other lists. */
const most = 12

/** The queue, oldest first, or what was decided, newest first; `next` goes on from there. */
export async function listChecks(
  { db }: Pick<AdminDeps, 'db'>,
  query: InboxQuery,
): Promise<{ checks: Verification[]; next: number | null }> {
  const limit = Math.min(Number(query.limit), most)
  const after = idFromCursor(query.cursor)
  const rows = await readRows(db, checksOf(db, { state: query.state, after, limit: limit + 1 }))
  const { shown, next } = cutPage(rows, { limit }, (row) => row.id)
  return { checks: shown.map(view), next }
}

/**
 * Decides one check (design §4 "License status"). A refusal hides the listing and takes the referrer's credit back;
 * the member is told by letter and notification; 409 when somebody else was faster, or the details are not those that
 * `version` stands for.
 */
export async function decide(
  deps: AdminDeps,
  id: number,
  decision: VerificationDecision,
): Promise<Result<Verification>> {
  const check = await checkById(deps.db, id)
  if (!check) return fail(failures.notFound)
  if (check.status !== 'pending') return alreadyDecided
  if (decision.version !== undefined && decision.version !== versionOf(check)) return changedMeanwhile
  const isFirst = await decideCheck(deps.db, {
    check,
    decision,
    actor: deps.actor,
    now: deps.now,
  })
  if (!isFirst) return alreadyDecided
  deps.later(sendDueMail(deps))
  const decided = await checkById(deps.db, id)
  return decided ? ok(view(decided)) : fail(failures.notFound)
}

/**
 * Approves the open checks of many members. Who is in neither list has none; who is `waiting` has one, and has changed
 * since staff read them.
 */
export async function approveAll(
  deps: AdminDeps,
  members: readonly SeenMember[],
  note: string,
): Promise<{ approved: number[]; waiting: number[] }> {
  const answer = await approveChecks(deps.db, { members, actor: deps.actor, note, now: deps.now })
  deps.later(sendDueMail(deps))
  return answer
}
