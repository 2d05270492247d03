import * as api from '#shared/early-access/api.ts'
import { queryOf } from '#src/lib/call.ts'
import { statsRefreshMs } from './queries.ts'

/** The newest members. */
export const activityQuery = {
  ...queryOf(api.activity),
  refetchInterval: statsRefreshMs,
  meta: { public: true },
}
