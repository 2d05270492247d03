/** `GET /api/vendor-stats/{userId}`, the vendor's own (001 §3 "Vendor stats"). */
export type VendorStats = {
  clientReferrals: number
  skunkTokens: number
  hasFullPlatformAccess: boolean
}
