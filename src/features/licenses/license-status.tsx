import { BadgeCheck, CircleDashed, Clock } from 'lucide-react'
import { type LicenseStatus as Status, licenseStatusText } from '#shared/licenses/status.ts'
import { Icon } from '#src/ui/icon.tsx'

const marks = { verified: BadgeCheck, pending: Clock, none: CircleDashed, refused: CircleDashed } as const

/** The license status: 'License verified {date}', in progress, or not verified yet. */
export function LicenseStatus({ status, verifiedAt }: { status: Status; verifiedAt: string | null }) {
  const ink = status === 'verified' ? 'font-semibold text-moss' : 'text-ink-soft'
  return (
    <span className={`inline-flex items-center gap-1.5 text-sm ${ink}`}>
      <Icon as={marks[status]} size="sm" />
      {licenseStatusText(status, verifiedAt)}
    </span>
  )
}
