import type { BulkAction, BulkAnswer } from '#shared/staff/members-api.ts'
import { connectionError, messageOf } from '#src/lib/api.ts'
import { adminSend } from '#src/staff/admin-api.ts'

export type Progress = { done: number; of: number }

/** A deletion is several steps on the server, the others are one for all. */
const atOnce: Record<BulkAction, number> = {
  delete: 10,
  verify: 200,
  'mark-sample': 200,
  'unmark-sample': 200,
  'end-sessions': 200,
}

/** A selected member as the list shows it. */
export type Chosen = { name: string; updatedAt: string }

/**
 * Sends an action in portions, so that progress shows; a portion that does not arrive counts as failed, the rest goes on.
 * What staff read of each member goes along, so that they verify nobody who has changed since.
 */
export async function runBulk(
  action: BulkAction,
  chosen: ReadonlyMap<number, Chosen>,
  reason: string,
  onProgress: (progress: Progress) => void,
): Promise<BulkAnswer> {
  const answer: BulkAnswer = { done: [], failed: [] }
  const size = atOnce[action]
  const ids = [...chosen.keys()]
  for (let at = 0; at < ids.length; at += size) {
    onProgress({ done: at, of: ids.length })
    const portion = ids.slice(at, at + size)
    const versions = portion.map((id) => chosen.get(id)?.updatedAt)
    try {
      const response = await adminSend('POST', '/api/admin/users/bulk', {
        body: { action, ids: portion, reason, ...(action === 'verify' && { versions }) },
      })
      const part = (await response.json()) as BulkAnswer
      answer.done.push(...part.done)
      answer.failed.push(...part.failed)
    } catch (error) {
      const message = messageOf(error, connectionError)
      answer.failed.push(...portion.map((id) => ({ id, message })))
    }
  }
  onProgress({ done: ids.length, of: ids.length })
  return answer
}
