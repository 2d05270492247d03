import type { TokenHistory } from '#shared/tokens/api.ts'
import type { OwnUser, PublicUser } from '#shared/profiles/member-views.ts'
import { iso } from '#shared/dates.ts'
import { isListed, ownView, publicView } from '#worker/features/profiles/user-views.ts'
import type { Deps } from '#worker/auth/deps.ts'
import { requireOwner } from '#worker/auth/owner.ts'
import { blockBetween, entriesOf, userById } from './repo.ts'

type Reads = Pick<Deps, 'db' | 'read'>

/**
 * The member as this viewer may see it: the own view for oneself, the public one for others. Null for unknown,
 * private, blocked and hidden members alike, so that nobody can tell them apart (design §3).
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

/** The member's own ledger, newest first. */
export async function readTokenHistory({ db, read }: Reads, id: number): Promise<TokenHistory> {
  const {
    viewer,
    rows: [entries],
  } = await read([entriesOf(db, id)])
  return {
    balance: requireOwner(viewer, id).user.skunkTokens,
    entries: entries.map((entry) => ({ ...entry, createdAt: iso(entry.createdAt) })),
  }
}
