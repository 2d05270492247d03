import { queryOptions } from '@tanstack/react-query'
import type { OwnedBusiness, OwnershipTransferItem, TeamEntry } from '#shared/team/api.ts'
import { request } from '#src/lib/api.ts'

/** Every call about a team says who is asking; one that disagrees with the session is refused (001 §6). */
export const asUser = (userId: number) => ({ 'x-user-id': String(userId) })

function askedBy<Answer>(userId: number) {
  return ({ queryKey, signal }: { queryKey: readonly unknown[]; signal: AbortSignal }) =>
    request<Answer>('GET', queryKey.join('/'), { signal, headers: asUser(userId) })
}

// Others change a team too: it is shown from memory and asked again on every visit.
const fresh = { staleTime: 0 } as const

/** `GET /api/user/{userId}/owned-business`: the business a member works in, and as what. */
export const ownedBusinessQuery = (userId: number) =>
  queryOptions({
    queryKey: ['/api/user', userId, 'owned-business'],
    queryFn: askedBy<OwnedBusiness>(userId),
    ...fresh,
  })

/** `GET /api/business/{businessOwnerId}/team`, for owner and admins. */
export const teamQuery = (businessOwnerId: number, userId: number) =>
  queryOptions({
    queryKey: ['/api/business', businessOwnerId, 'team'],
    queryFn: askedBy<TeamEntry[]>(userId),
    ...fresh,
  })

/** `GET /api/business/{businessOwnerId}/transfers`, for owner and admins. */
export const transfersQuery = (businessOwnerId: number, userId: number) =>
  queryOptions({
    queryKey: ['/api/business', businessOwnerId, 'transfers'],
    queryFn: askedBy<OwnershipTransferItem[]>(userId),
    ...fresh,
  })
