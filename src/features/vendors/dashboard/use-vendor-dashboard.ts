import { useQuery } from '@tanstack/react-query'
import type { OwnUser } from '#shared/profiles/member-views.ts'
import type { VendorStats } from '#shared/vendors/api.ts'
import { isOwn, memberQuery } from '#src/features/profiles/queries.ts'
import { vendorStatsQuery } from '#src/features/vendors/queries.ts'
import { statsOrOwn } from '#src/features/vendors/stats-or-own.ts'

type VendorDashboard =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'ready'; vendor: OwnUser; stats: VendorStats }

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
