import * as api from '#shared/vendors/api.ts'
import { queryOf, preloaded } from '#src/lib/call.ts'

export const vendorStatsQuery = (userId: number) => ({
  ...queryOf(api.stats, { params: { userId } }),
  ...preloaded,
})
