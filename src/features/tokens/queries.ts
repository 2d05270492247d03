import * as api from '#shared/tokens/api.ts'
import { queryOf, preloaded } from '#src/lib/call.ts'

export const rewardClaimsQuery = (id: number) => ({
  ...queryOf(api.rewards, { params: { id } }),
  staleTime: 0,
})

/** The ads that run now. */
export const featuredQuery = { ...queryOf(api.featured), meta: { public: true } }

export const tokenHistoryQuery = (id: number | string) => ({
  ...queryOf(api.history, { params: { id } }),
  ...preloaded,
})
