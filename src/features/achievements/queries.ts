import * as api from '#shared/achievements/api.ts'
import { queryOf, preloaded } from '#src/lib/call.ts'

export const achievementsQuery = (userId: number) => ({
  ...queryOf(api.list, { params: { id: userId } }),
  ...preloaded,
})
