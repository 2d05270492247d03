import type { AdminUser } from '#shared/staff/members-api.ts'
import type { LicenseStatus } from '#shared/licenses/status.ts'
import { foundingShortLabel } from '#shared/early-access/membership-copy.ts'
import { Badge } from '#src/ui/badge.tsx'

const statuses = {
  none: { tone: 'neutral', label: 'Not verified' },
  pending: { tone: 'sky', label: 'Check waiting' },
  verified: { tone: 'moss', label: 'Verified' },
  refused: { tone: 'rust', label: 'Refused' },
} as const satisfies Record<LicenseStatus, { tone: string; label: string }>

export function LicenseBadge({ status }: { status: LicenseStatus }) {
  return <Badge tone={statuses[status].tone}>{statuses[status].label}</Badge>
}

/** A member's badges: 'Admin', the founding number, sample data, a due password, a warning. */
export function MemberBadges({ user }: { user: AdminUser }) {
  return (
    <>
      {user.isAdmin && <Badge tone="spruce">Admin</Badge>}
      {user.foundingNumber !== null && <Badge tone="gold">{foundingShortLabel(user.foundingNumber)}</Badge>}
      {user.isSampleData && <Badge tone="outline">Sample</Badge>}
      {user.passwordResetRequired && <Badge tone="outline">New password due</Badge>}
      {user.warnedAt && <Badge tone="rust">Warned</Badge>}
    </>
  )
}
