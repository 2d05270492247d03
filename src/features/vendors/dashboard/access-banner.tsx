import { DoorOpen, LockKeyhole } from 'lucide-react'
import { Link } from 'react-router'
import type { VendorStats } from '#shared/vendors/api.ts'
import { phaseCopy } from '#shared/launch/phase-copy.ts'
import { vendorAccessPercent, vendorAccessReferrals } from '#shared/vendors/tiers.ts'
import { NewDate } from '#src/features/launch/new-date.tsx'
import { useCopyState } from '#src/features/launch/queries.ts'
import { paths } from '#src/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Progress } from '#src/ui/progress.tsx'
import { accessMissingText, accessProgressText } from './content.ts'

/** The vendor's progress to full access, or that the vendor has it. */
export function AccessBanner({ stats }: { stats: VendorStats }) {
  const { clientReferrals, hasFullPlatformAccess: open } = stats
  const { connections } = phaseCopy[useCopyState()]
  return (
    <section
      aria-labelledby="access"
      className={`rounded-lg border p-5 md:p-6 ${open ? 'border-moss/35 bg-moss-wash' : 'border-gold-ink/35 bg-gold-wash'}`}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div className="flex min-w-0 flex-1 basis-80 gap-3.5">
          <Icon
            as={open ? DoorOpen : LockKeyhole}
            size="lg"
            className={open ? 'text-moss' : 'text-gold-ink'}
          />
          <div className="min-w-0">
            <h2 id="access" className="text-xl leading-tight">
              {open ? 'Full platform access is open' : 'Unlock full platform access'}
            </h2>
            <p className="mt-1.5 max-w-measure">
              {open
                ? `You have referred ${clientReferrals} clients: the complete directory is yours. ${connections}`
                : accessMissingText(clientReferrals)}{' '}
              {open && <NewDate after={connections} />}
            </p>
          </div>
        </div>
        {open && (
          <Button asChild>
            <Link to={paths.directory()}>Open the directory</Link>
          </Button>
        )}
      </div>
      <div className="mt-5 flex items-center gap-4">
        <Progress
          value={Math.min(clientReferrals, vendorAccessReferrals)}
          max={vendorAccessReferrals}
          label="Progress to full platform access"
          valueText={accessProgressText(clientReferrals)}
          className="h-2.5 flex-1"
        />
        <span className="text-sm font-semibold whitespace-nowrap figures">
          {vendorAccessPercent(clientReferrals)}%
        </span>
      </div>
      <p className="mt-2 text-sm figures">{accessProgressText(clientReferrals)}</p>
    </section>
  )
}
