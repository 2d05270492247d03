import * as api from '#shared/achievements/api.ts'
import { queryOf } from '#src/lib/call.ts'

export const achievementsQuery = (userId: number) => ({
  ...queryOf(api.list, { params: { id: userId } }),
  staleTime: 0,
})
