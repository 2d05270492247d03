import { queryOptions } from '@tanstack/react-query'
import type { FeaturedMember, RewardClaims, TokenHistory } from '#shared/tokens/api.ts'
import { queryFnFor } from '#src/lib/query-client.ts'

/** `GET /api/users/{id}/rewards`, self only: what was started or asked for. */
export const rewardClaimsQuery = (id: number) =>
  queryOptions({
    queryKey: ['/api/users', String(id), 'rewards'],
    queryFn: queryFnFor<RewardClaims>(),
    staleTime: 0,
  })

/** `GET /api/featured`: the ads that run now. */
export const featuredQuery = queryOptions({
  queryKey: ['/api/featured'],
  queryFn: queryFnFor<FeaturedMember[]>(),
  meta: { public: true },
})

/** `GET /api/users/{id}/tokens`, self only. */
export const tokenHistoryQuery = (id: number | string) =>
  queryOptions({
    queryKey: ['/api/users', String(id), 'tokens'],
    queryFn: queryFnFor<TokenHistory>(),
    staleTime: 0,
  })
