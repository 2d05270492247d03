import type { OwnUser } from '#shared/profiles/member-views.ts'
import type { VendorStats } from '#shared/vendors/api.ts'

/** Each count of `/api/vendor-stats`, or where it is missing the user's own (001 §7). */
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
