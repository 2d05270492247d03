import * as api from '#shared/staff/members-api.ts'
import type { BulkAction } from '#shared/staff/members-input.ts'
import { connectionError, errorMessage } from '#src/lib/api.ts'
import { staffCall } from '#src/staff/call.ts'

export type Progress = { done: number; of: number }

/** Members of one call: the server deletes members one by one, and makes each other action in one batch. */
const batchSizes: Record<BulkAction, number> = {
  delete: 10,
  verify: 200,
  'mark-sample': 200,
  'unmark-sample': 200,
  'end-sessions': 200,
}

/** A selected member as the list shows it. */
export type SelectedMember = { name: string; updatedAt: string }

/**
 * Sends an action in batches and reports progress after each; a batch that fails counts as failed, the rest go on. For
 * 'verify' it sends the versions that staff have read, so that members changed since are skipped.
 */
export async function runBulk(
  action: BulkAction,
  selected: ReadonlyMap<number, SelectedMember>,
  reason: string,
  onProgress: (progress: Progress) => void,
): Promise<api.BulkAnswer> {
  const total: api.BulkAnswer = { done: [], failed: [] }
  const size = batchSizes[action]
  const ids = [...selected.keys()]
  for (let at = 0; at < ids.length; at += size) {
    onProgress({ done: at, of: ids.length })
    const batch = ids.slice(at, at + size)
    const versions = batch.map((id) => selected.get(id)?.updatedAt ?? '')
    try {
      const { done, failed } = await staffCall(api.bulk, {
        body: { action, ids: batch, reason, ...(action === 'verify' && { versions }) },
      })
      total.done.push(...done)
      total.failed.push(...failed)
    } catch (error) {
      const message = errorMessage(error, connectionError)
      total.failed.push(...batch.map((id) => ({ id, message })))
    }
  }
  onProgress({ done: ids.length, of: ids.length })
  return total
}
