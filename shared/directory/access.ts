/** Who sees which listings of the directory (001 §6, design §3 "Directory", "Early access"). */
import type { Phase } from '#shared/launch/phase.ts'
import { earlyAccess, type AccountType } from '#shared/tokens/tokens.ts'
import { hasFullVendorAccess } from '#shared/vendors/tiers.ts'

/** `examples`: the built-in ones alone; `own`: those and the viewer's own listing; `all`: every public profile, examples last. */
export type DirectoryAccess = 'examples' | 'own' | 'all'

/** What a viewer sees; null is a visitor. A vendor below five client referrals is restricted in both phases. */
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
