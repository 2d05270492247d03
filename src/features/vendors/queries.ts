import { queryOptions, useQuery } from '@tanstack/react-query'
import type { OwnUser } from '#shared/profiles/member-views.ts'
import type { VendorStats } from '#shared/vendors/api.ts'
import { isOwn, memberQuery } from '#src/features/profiles/queries.ts'
import { queryFnFor } from '#src/lib/query-client.ts'
import { statsOrOwn } from './stats-or-own.ts'

const vendorStatsQuery = (id: number) =>
  queryOptions({
    queryKey: ['/api/vendor-stats', id],
    queryFn: queryFnFor<Partial<VendorStats>>(),
    staleTime: 0,
  })

type VendorDashboard =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'ready'; vendor: OwnUser; stats: VendorStats }

/** The vendor and the counts. Counts that do not come are taken from the vendor's own record (001 §7). */
export function useVendorDashboard(id: number): VendorDashboard {
  const member = useQuery(memberQuery(id))
  const stats = useQuery(vendorStatsQuery(id))
  if (member.isPending || stats.isPending) return { state: 'loading' }
  if (!member.data || !isOwn(member.data)) {
    return {
      state: 'failed',
      retry: () => {
        void member.refetch()
        void stats.refetch()
      },
    }
  }
  return { state: 'ready', vendor: member.data, stats: statsOrOwn(stats.data, member.data) }
}
