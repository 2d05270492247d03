import * as api from '#shared/vendors/api.ts'
import { useSessionUser } from '#src/features/accounts/queries.ts'
import { queryOf, preloaded } from '#src/lib/call.ts'

export const vendorStatsQuery = (userId: number) => ({
  ...queryOf(api.stats, { params: { userId } }),
  ...preloaded,
})

/** What a vendor below five client referrals reads where others are invited to connect or write. */
export const lockedVendorNote = 'Connections and messages open for vendor partners with 5 client referrals.'

/** Whether the viewer is such a vendor; false until the session is known. */
export function useIsLockedVendor(): boolean {
  const own = useSessionUser()
  return own?.accountType === 'vendor' && !own.hasFullPlatformAccess
}
