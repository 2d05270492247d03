import * as z from 'zod/mini'
import { dayMs } from '#shared/dates.ts'
import { notificationText } from '#shared/notifications/kinds.ts'
import type { Deps } from '#worker/auth/deps.ts'
import { isKind } from '#worker/features/notifications/service.ts'
import { subjectOf } from '#worker/features/notifications/subject.ts'
import { type Digest, digestLines, digestsDue, insertDigests } from './repo.ts'

/** Early morning in Minnesota, in hours UTC. */
const digestHour = 12
/** Members of one round; a run goes on until nobody is due. */
const digestsAtOnce = 50
/** A run ends here, so that it cannot go on for ever; the next one continues. */
const roundsAtOnce = 400

const group = z.object({
  kind: z.string(),
  count: z.number(),
  member_id: z.nullable(z.number()),
  member_first_name: z.nullable(z.string()),
  member_last_name: z.nullable(z.string()),
  request_id: z.nullable(z.number()),
  request_status: z.nullable(z.string()),
})

function linesOf(groups: string, unread: number): string[] {
  const lines = z
    .array(group)
    .parse(JSON.parse(groups))
    .flatMap((row) => {
      if (!isKind(row.kind)) return []
      const { member, request } = subjectOf(row)
      return [`${notificationText(row.kind, { count: row.count, name: member?.name ?? null, request })}.`]
    })
  const more = unread - digestLines
  return more > 0 ? [...lines, `And ${more} more.`] : lines
}

/**
 * Queues the daily mails that are due: one for each UTC day, from early morning on, with the unread notifications of
 * the last day. Nobody is left out, however many they are, and who has waited longest is first. Returns how many were
 * queued.
 */
export async function queueDigests({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const dueSince = now - (now % dayMs) + digestHour * 60 * 60 * 1000
  if (now < dueSince) return 0
  let queued = 0
  for (let round = 0; round < roundsAtOnce; round += 1) {
    const due = await digestsDue(db, { dueSince, unreadSince: now - dayMs, limit: digestsAtOnce })
    const digests = due.flatMap((row): Digest[] => {
      const lines = linesOf(row.groups, row.unread)
      if (lines.length === 0) return []
      return [{ userId: row.id, recipient: row.email, payload: { firstName: row.first_name, lines } }]
    })
    await insertDigests(db, { digests, considered: due.map(({ id }) => id), dueSince, now })
    queued += digests.length
    if (due.length < digestsAtOnce) break
  }
  return queued
}
