import type { BlockedMember } from '#shared/connections/api.ts'
import type { MemberCard } from '#shared/profiles/member-views.ts'
import { type CardRow, hiddenCard, memberCard } from '#worker/features/profiles/member-card.ts'
import type { Viewer } from '#worker/auth/session-statements.ts'
import { iso } from '#shared/dates.ts'
import { broadcast } from '#worker/features/live/channel.ts'
import type { Deps } from '#worker/auth/deps.ts'
import { cutPage, type Page } from '#worker/http/paging.ts'
import { ok, refuse } from '#shared/wire/result.ts'
import { limitAttempts } from '#worker/auth/rate-limit.ts'
import { blockedBy, deleteBlock, insertBlock, insertReport } from './repo.ts'

const between = (deps: Deps, viewer: Viewer, otherId: number) => ({
  userId: viewer.user.id,
  otherId,
  sessionHash: viewer.sessionHash,
  now: deps.now,
})

/**
 * Blocks a member: their relation ends, and neither can find, ask or write to the other. The blocked member is not
 * notified and sees the same as of a deleted member. Refuses `own_profile`, `unknown_member`.
 */
export async function blockMember(deps: Deps, viewer: Viewer, otherId: number) {
  if (otherId === viewer.user.id) return refuse('own_profile')
  if (!(await insertBlock(deps.db, between(deps, viewer, otherId)))) return refuse('unknown_member')
  deps.later(
    broadcast(
      deps.env,
      [viewer.user.id, otherId],
      [
        { topic: 'connections', since: 0 },
        { topic: 'messages', since: 0 },
        { topic: 'notifications', since: 0 },
      ],
    ),
  )
  return ok(undefined)
}

/** Lifts a block; a connection needs a new request. */
export async function unblockMember(deps: Deps, viewer: Viewer, otherId: number): Promise<void> {
  await deleteBlock(deps.db, between(deps, viewer, otherId))
}

/**
 * Reports a member to staff without notifying them; repeated reports of a pair count once while open. Throws 429 past
 * twenty an hour. Refuses `own_profile`, `unknown_member`.
 */
export async function reportMember(deps: Deps, viewer: Viewer, report: { otherId: number; reason: string }) {
  if (report.otherId === viewer.user.id) return refuse('own_profile')
  await limitAttempts(deps.env, 'reports', String(viewer.user.id), deps.now)
  const written = await insertReport(deps.db, {
    ...between(deps, viewer, report.otherId),
    reason: report.reason,
  })
  return written ? ok(undefined) : refuse('unknown_member')
}

/** A member who has blocked the viewer in turn shows no more than the name, by which the viewer can lift the block. */
function blockedCard(row: CardRow & { isHidden: number }): MemberCard {
  const { id, firstName, lastName } = row
  return row.isHidden === 1 ? { ...hiddenCard(id), firstName, lastName } : memberCard(row)
}

/** A page of the members that the viewer has blocked. */
export async function listBlocked(
  { db, readAsViewer }: Pick<Deps, 'db' | 'readAsViewer'>,
  page: Page,
): Promise<{ blocked: BlockedMember[]; next: number | null }> {
  const {
    rows: [rows],
  } = await readAsViewer((userId) => [blockedBy(db, userId, page)])
  const { shown, next } = cutPage(rows, page, (row) => row.id)
  return {
    blocked: shown.map((row) => ({ user: blockedCard(row), createdAt: iso(row.blockedAt) })),
    next,
  }
}
