import * as z from 'zod/mini'
import type { Verification } from '#shared/staff/inboxes-api.ts'
import type { InboxQuery, VerificationDecision } from '#shared/staff/inboxes-input.ts'
import { ok, refuse } from '#shared/wire/result.ts'
import { readRows } from '#worker/db/statement.ts'
import { iso, isoOrNull, utcDay } from '#shared/dates.ts'
import { verificationMatch } from '#shared/staff/verification-match.ts'
import { sendDueMail } from '#worker/features/mail/service.ts'
import type { AdminDeps } from '#worker/auth/staff-sign-in.ts'
import { cutPage, idFromCursor } from '#worker/http/paging.ts'
import { tokenHash } from '#worker/auth/secrets.ts'
import { reopenCheck } from './undo.ts'
import {
  approveChecks,
  checkById,
  type CheckRow,
  checksById,
  checksOf,
  closeCheck,
  type SeenMember,
} from './repo.ts'

const links = z.array(z.object({ id: z.number(), name: z.string() }))

/** A list that this module's own query has written. */
const listOf = <Item>(json: string) => JSON.parse(json) as Item[]

/** Identifies the details that staff look at; the proof by its key, since two proofs may have one name. */
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
    sameNumber: listOf(row.same_number),
    cause: row.cause,
    roster: row.roster_as_of === null ? null : { asOf: row.roster_as_of, rows: listOf(row.roster_rows) },
    referredBy: referredBy ?? null,
    note: row.note,
    reviewer: row.reviewer,
    createdAt: iso(row.created_at),
    decidedAt: isoOrNull(row.decided_at),
  }
}

/** A check reads eight rows and more, so its pages are shorter than those of other lists. */
const maxPage = 10

/** One page of the open checks, oldest first, or of the decided ones, newest first. */
export async function listChecks(
  { db }: Pick<AdminDeps, 'db'>,
  query: InboxQuery,
): Promise<{ checks: Verification[]; next: number | null }> {
  const limit = Math.min(query.limit, maxPage)
  const after = idFromCursor(query.cursor)
  const rows = await readRows(db, checksOf({ state: query.state, after, limit: limit + 1 }))
  const { shown, next } = cutPage(rows, { limit }, (row) => row.id)
  return { checks: shown.map(view), next }
}

/**
 * Decides one license check and returns it; the member gets a notification and a mail, which waits as long as an
 * approval can be undone. A refusal hides the listing and
 * reverses the referrer's credit. Refuses with `unknown_item`, `check_decided`, also when another admin was faster, and
 * `check_changed` when the details are not those of `version`.
 */
export async function decideCheck(deps: AdminDeps, id: number, decision: VerificationDecision) {
  const check = await checkById(deps.db, id)
  if (!check) return refuse('unknown_item')
  if (check.status !== 'pending') return refuse('check_decided')
  if (decision.version !== undefined && decision.version !== versionOf(check)) return refuse('check_changed')
  const isFirst = await closeCheck(deps.db, {
    check,
    decision,
    actor: deps.actor,
    now: deps.now,
  })
  if (!isFirst) return refuse('check_decided')
  deps.later(sendDueMail(deps))
  const decided = await checkById(deps.db, id)
  return decided ? ok(view(decided)) : refuse('unknown_item')
}

/**
 * Undoes an approval that was made a few seconds ago, and returns the check, which waits again. Refuses with
 * `unknown_item`, and with `undo_over` after the time, after another decision and when the license has changed since.
 */
export async function undoApproval(deps: AdminDeps, id: number) {
  const check = await checkById(deps.db, id)
  if (!check) return refuse('unknown_item')
  const isUndone =
    check.decided_at !== null &&
    (await reopenCheck(deps.db, {
      checkId: id,
      memberId: check.member_id,
      decidedAt: check.decided_at,
      actor: deps.actor,
      now: deps.now,
    }))
  if (!isUndone) return refuse('undo_over')
  const reopened = await checkById(deps.db, id)
  return reopened ? ok(view(reopened)) : refuse('unknown_item')
}

/**
 * Approves those of the checks that are open, have the details of their `version`, and are exact matches with the
 * published list. Returns how many there were.
 */
export async function approveExactMatches(
  deps: AdminDeps,
  given: readonly { id: number; version: string }[],
): Promise<{ approved: number }> {
  const versions = new Map(given.map(({ id, version }) => [id, version]))
  const rows = await readRows(deps.db, checksById([...versions.keys()]))
  const exact = rows.filter(
    (row) =>
      row.status === 'pending' &&
      row.cause === null &&
      versions.get(row.id) === versionOf(row) &&
      verificationMatch(view(row), utcDay(deps.now)).kind === 'exact',
  )
  const members = exact.map((row) => ({ id: row.member_id, updatedAt: row.updated_at }))
  const { approved } = await approveAll(deps, members, "Exact match with the state's list")
  return { approved: approved.length }
}

/**
 * Approves the open checks of many members. `waiting` are those with an open check who have changed since staff read
 * them; members in neither list have no open check.
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
