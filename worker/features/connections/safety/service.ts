import type { BlockedMember } from '#shared/connections/api.ts'
import { memberCard } from '#worker/features/profiles/member-card.ts'
import type { Viewer } from '#worker/auth/session-statements.ts'
import { iso } from '#shared/dates.ts'
import { tell } from '#worker/features/live/channel.ts'
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
 * Blocks a member: whatever stood between the two ends, and neither finds, asks or writes to the other any more. The
 * blocked one is told nothing and sees what anybody sees of a member who has gone.
 */
export async function blockMember(deps: Deps, viewer: Viewer, otherId: number) {
  if (otherId === viewer.user.id) return refuse('own_profile')
  if (!(await insertBlock(deps.db, between(deps, viewer, otherId)))) return refuse('unknown_member')
  deps.later(
    tell(
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

/** Lifts a block; a connection has to be asked for anew. */
export async function unblockMember(deps: Deps, viewer: Viewer, otherId: number): Promise<void> {
  await deleteBlock(deps.db, between(deps, viewer, otherId))
}

/** Reports a member to the admin; the reported one is not told, and one open report of a pair is enough. */
export async function reportMember(deps: Deps, viewer: Viewer, report: { otherId: number; reason: string }) {
  if (report.otherId === viewer.user.id) return refuse('own_profile')
  await limitAttempts(deps.env, 'reports', String(viewer.user.id), deps.now)
  const written = await insertReport(deps.db, {
    ...between(deps, viewer, report.otherId),
    reason: report.reason,
  })
  return written ? ok(undefined) : refuse('unknown_member')
}

/** Whom the viewer has blocked; nobody else reads this. */
export async function listBlocked(
  { db, readAsViewer }: Pick<Deps, 'db' | 'readAsViewer'>,
  page: Page,
): Promise<{ blocked: BlockedMember[]; next: number | null }> {
  const {
    rows: [rows],
  } = await readAsViewer((userId) => [blockedBy(db, userId, page)])
  const { shown, next } = cutPage(rows, page, (row) => row.id)
  return {
    blocked: shown.map((row) => ({ user: memberCard(row), createdAt: iso(row.blockedAt) })),
    next,
  }
}
