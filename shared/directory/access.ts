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
 * The access of a viewer, or of a visitor (null). A vendor below five client referrals is restricted in both phases.
 */
export function directoryAccess(
  viewer: {
    readonly accountType: AccountType
    readonly clientReferrals: number
    readonly skunkTokens: number
  } | null,
  phase: Phase,
): DirectoryAccess {
  if (viewer?.accountType === 'vendor') return hasFullVendorAccess(viewer.clientReferrals) ? 'all' : 'own'
  if (phase === 'unlocked') return 'all'
  if (viewer === null) return 'examples'
  return earlyAccess(viewer.skunkTokens).qualified ? 'all' : 'own'
}
