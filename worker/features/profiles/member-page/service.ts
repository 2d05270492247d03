import type { ReferralItem, ReferralTimeline } from '#shared/referrals/api.ts'
import type { OwnUser, PublicUser } from '#shared/profiles/member-views.ts'
import { iso } from '#shared/dates.ts'
import { isListed, ownView, publicView } from '#worker/features/profiles/user-views.ts'
import type { Deps } from '#worker/auth/deps.ts'
import { requireOwner } from '#worker/auth/owner.ts'
import { blockBetween, referralsOf, userById, visitsOf } from './repo.ts'

type Reads = Pick<Deps, 'db' | 'read'>

/**
 * A member as the viewer may see them: their own view, or the public one. Null for unknown, private, blocked
 * and hidden members alike, so that nobody can tell them apart.
 */
export async function readMember({ db, read }: Reads, id: number): Promise<OwnUser | PublicUser | null> {
  const {
    viewer,
    rows: [[member], [block]],
  } = await read((viewerId) => [userById(db, id), blockBetween(db, viewerId, id)])
  if (!member || block) return null
  if (viewer?.user.id === member.id) return ownView(member)
  return isListed(member) ? publicView(member) : null
}

/** Who joined through the member's link, by first name and initial: a referrer learns that somebody joined, not more. */
export async function readReferralTimeline({ db, read }: Reads, id: number): Promise<ReferralTimeline> {
  const {
    viewer,
    rows: [rows, visits],
  } = await read([referralsOf(db, id), visitsOf(db, id)])
  requireOwner(viewer, id)
  const referrals = rows.map(({ firstName, lastName, reason, createdAt, ...row }): ReferralItem => ({
    ...row,
    name: firstName ? `${firstName} ${(lastName ?? '').slice(0, 1)}.` : 'A former member',
    ...(reason && { reason }),
    createdAt: iso(createdAt),
  }))
  return { referrals, visits }
}
