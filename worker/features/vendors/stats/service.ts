import { ok, refuse } from '#shared/wire/result.ts'
import type { Deps } from '#worker/auth/deps.ts'

/** The viewer's own figures as a vendor: clients referred, tokens, access. Refuses a business with `not_a_vendor`. */
export async function readVendorStats({ readAsViewer }: Pick<Deps, 'readAsViewer'>) {
  // The session's own row holds all three, so no further statement is needed.
  const { user } = (await readAsViewer(() => [])).viewer
  if (user.accountType !== 'vendor') return refuse('not_a_vendor')
  const { clientReferrals, skunkTokens, hasFullPlatformAccess } = user
  return ok({ clientReferrals, skunkTokens, hasFullPlatformAccess })
}
