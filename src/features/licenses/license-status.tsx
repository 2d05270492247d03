import { BadgeCheck, CircleDashed, Clock } from 'lucide-react'
import { type LicenseStanding, licenseStatusText } from '#shared/licenses/status.ts'
import { Icon } from '#src/ui/icon.tsx'

const marks = { verified: BadgeCheck, pending: Clock, none: CircleDashed, refused: CircleDashed } as const

/** The license status: what its verification rests on, in progress, or not verified yet. */
export function LicenseStatus({ license }: { license: LicenseStanding }) {
  const status = license.licenseStatus
  const ink = status === 'verified' ? 'font-semibold text-moss' : 'text-ink-soft'
  return (
    <span className={`inline-flex items-start gap-1.5 text-sm ${ink}`}>
      <Icon as={marks[status]} size="sm" className="mt-0.5" />
      {licenseStatusText(license)}
    </span>
  )
}
