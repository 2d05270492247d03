import type { OwnUser } from '#shared/profiles/member-views.ts'
import type { VendorStats } from '#shared/vendors/api.ts'

/** Each figure of the vendor stats; one that is missing comes from the user's own record. */
export function statsOrOwn(
  stats: Partial<VendorStats> | undefined,
  own: Pick<OwnUser, keyof VendorStats>,
): VendorStats {
  return {
    clientReferrals: stats?.clientReferrals ?? own.clientReferrals,
    skunkTokens: stats?.skunkTokens ?? own.skunkTokens,
    hasFullPlatformAccess: stats?.hasFullPlatformAccess ?? own.hasFullPlatformAccess,
  }
}
