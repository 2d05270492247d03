import { batch } from '#worker/db/batch.ts'
import type { AdminMember, AdminReferral, AdminTokenEntry } from '#shared/staff/members-api.ts'
import { ok, refuse, type Result } from '#shared/wire/result.ts'
import { auditView } from '#worker/features/staff/audit/audit-view.ts'
import { adminView } from '#worker/features/staff/members/admin-view.ts'
import { iso, isoOrNull } from '#shared/dates.ts'
import type { AdminDeps } from '#worker/auth/staff-sign-in.ts'
import { cutPage, type Page } from '#worker/http/paging.ts'
import { memberStatements, referralRows, tokenRows } from './repo.ts'

/** A member with referrer, team, sessions, checks and audit trail. Refuses with `unknown_member`. */
export async function readMember(
  { db }: Pick<AdminDeps, 'db'>,
  id: number,
): Promise<Result<AdminMember, 'unknown_member'>> {
  const [[user], [referrer], team, sessions, checks, sameNumber, audit] = await batch(
    db,
    memberStatements(db, id),
  )
  if (!user) return refuse('unknown_member')
  return ok({
    user: adminView(user),
    referredBy: referrer ?? null,
    team: team.map(({ account_type, ...member }) => ({ ...member, accountType: account_type })),
    // The first letters of the hash identify a session and are no credential.
    sessions: sessions.map(({ hash, agent, createdAt }) => ({
      id: hash.slice(0, 8),
      agent,
      createdAt: iso(createdAt),
    })),
    checks: checks.map(
      ({ id, status, licenseType, licenseNumber, note, reviewer, createdAt, decidedAt }) => ({
        id,
        status,
        licenseType,
        licenseNumber,
        note,
        reviewer,
        createdAt: iso(createdAt),
        decidedAt: isoOrNull(decidedAt),
      }),
    ),
    sameNumber,
    audit: audit.map(auditView),
  })
}

type HistoryPage<Item> = { items: Item[]; next: number | null }

/** One page of a member's ledger, newest first. */
export async function listTokens(
  { db }: Pick<AdminDeps, 'db'>,
  id: number,
  page: Page,
): Promise<HistoryPage<AdminTokenEntry>> {
  const { shown, next } = cutPage(await tokenRows(db, id, page), page, (row) => row.id)
  const items = shown.map(({ id, amount, reason, source, actor, createdAt }) => ({
    id,
    amount,
    reason,
    source,
    actor,
    createdAt: iso(createdAt),
  }))
  return { items, next }
}

/** One page of the registrations that came through a member's code, newest first. */
export async function listReferrals(
  { db }: Pick<AdminDeps, 'db'>,
  id: number,
  page: Page,
): Promise<HistoryPage<AdminReferral>> {
  const { shown, next } = cutPage(await referralRows(db, id, page), page, (row) => row.id)
  const items = shown.map(({ id, status, reason, amount, member_id, member_name, created_at }) => ({
    id,
    status,
    reason,
    amount,
    member: member_id === null ? null : { id: member_id, name: member_name ?? '' },
    createdAt: iso(created_at),
  }))
  return { items, next }
}
