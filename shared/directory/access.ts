/** Which listings of the directory a viewer sees. */
import type { Phase } from '#shared/launch/phase.ts'
import { earlyAccess, type AccountType } from '#shared/tokens/tokens.ts'
import { hasFullVendorAccess } from '#shared/vendors/tiers.ts'

/**
 * `examples`: only the built-in ones; `own`: those and the viewer's own listing; `all`: every public profile, then
 * examples.
 */
export type DirectoryAccess = 'examples' | 'own' | 'all'

/**
 * The access of a viewer, or of a visitor (null). From the unlock on everybody sees every public profile; before it,
 * tokens or client referrals open the directory early. So nobody sees less for having signed in.
 */
export function directoryAccess(
  viewer: {
    readonly accountType: AccountType
    readonly clientReferrals: number
    readonly skunkTokens: number
  } | null,
  phase: Phase,
): DirectoryAccess {
  if (phase === 'unlocked') return 'all'
  if (viewer === null) return 'examples'
  const isEarly =
    viewer.accountType === 'vendor'
      ? hasFullVendorAccess(viewer.clientReferrals)
      : earlyAccess(viewer.skunkTokens).qualified
  return isEarly ? 'all' : 'own'
}
