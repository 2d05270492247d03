import type { VendorStats } from '#shared/vendors/api.ts'
import type { Deps } from '#worker/auth/deps.ts'
import { requireOwner } from '#worker/auth/owner.ts'
import { fail, ok, type Result } from '#worker/http/problem.ts'

const notAVendor = fail({
  status: 403,
  code: 'NOT_A_VENDOR',
  message: 'This is for vendor partners.',
})

/**
 * What the vendor's dashboard counts (001 §7): clients referred, tokens held, whether all is open. Self only: 401
 * without a session, 403 for somebody else's id and for a business account.
 */
export async function readVendorStats(
  { read }: Pick<Deps, 'read'>,
  id: number,
): Promise<Result<VendorStats>> {
  // The session's own row holds all three: no further statement.
  const { user } = requireOwner((await read([])).viewer, id)
  if (user.accountType !== 'vendor') return notAVendor
  const { clientReferrals, skunkTokens, hasFullPlatformAccess } = user
  return ok({ clientReferrals, skunkTokens, hasFullPlatformAccess })
}
