import { useQuery } from '@tanstack/react-query'
import type { OwnUser } from '#shared/profiles/member-views.ts'
import * as api from '#shared/vendors/api.ts'
import { isOwn, memberQuery } from '#src/features/profiles/queries.ts'
import { queryOf } from '#src/lib/call.ts'
import { statsOrOwn } from './stats-or-own.ts'

const vendorStatsQuery = (userId: number) => ({
  ...queryOf(api.stats, { params: { userId } }),
  staleTime: 0,
})

type VendorDashboard =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'ready'; vendor: OwnUser; stats: api.VendorStats }

/** The vendor and the figures; figures that fail to load are read from the vendor's own record. */
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
