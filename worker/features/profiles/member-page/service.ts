import type { OwnUser, PublicUser } from '#shared/profiles/member-views.ts'
import { isListed, ownView, publicView } from '#worker/features/profiles/user-views.ts'
import type { Deps } from '#worker/auth/deps.ts'
import { blockBetween, userById } from './repo.ts'

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
