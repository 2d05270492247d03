import type { AdminMember } from '#shared/api/admin-users.ts'
import { auditView } from '#worker/db/audit-view.ts'
import { adminView, iso } from '#worker/db/user-views.ts'
import type { AdminDeps } from '#worker/http/admin.ts'
import { memberStatements } from './detail-repo.ts'

const isoOrNull = (instant: number | null) => (instant === null ? null : iso(instant))

/** `GET /api/admin/users/{id}`: the member with history, referrals, team, sessions, checks and audit trail; null when there is none. */
export async function readMember({ db }: Pick<AdminDeps, 'db'>, id: number): Promise<AdminMember | null> {
  const [[user], tokens, referrals, [referrer], team, sessions, checks, sameNumber, audit] = await db.batch(
    memberStatements(db, id),
  )
  if (!user) return null
  return {
    user: adminView(user),
    tokens: tokens.map(({ id, amount, reason, source, actor, createdAt }) => ({
      id,
      amount,
      reason,
      source,
      actor,
      createdAt: iso(createdAt),
    })),
    referrals: referrals.map(({ id, status, reason, amount, member_id, member_name, created_at }) => ({
      id,
      status,
      reason,
      amount,
      member: member_id === null ? null : { id: member_id, name: member_name ?? '' },
      createdAt: iso(created_at),
    })),
    referredBy: referrer ?? null,
    team: team.map(({ account_type, ...member }) => ({ ...member, accountType: account_type })),
    // The first letters of the hash tell sessions apart and open none.
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
  }
}
