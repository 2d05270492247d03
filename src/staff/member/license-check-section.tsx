import type { AdminMember } from '#shared/staff/members-api.ts'
import { licenseLabelOf } from '#shared/licenses/catalogue.ts'
import { Timestamp } from '#src/staff/pieces/timestamp.tsx'
import { MemberSection } from './member-section.tsx'

export function LicenseCheckSection({ checks }: Pick<AdminMember, 'checks'>) {
  return (
    <MemberSection title="License checks" empty={checks.length === 0 && 'Nothing was handed in.'}>
      <ul className="grid gap-2">
        {checks.map((check) => (
          <li key={check.id}>
            <b>{check.status.replace('_', ' ')}</b>: {licenseLabelOf(check.licenseType)}
            {check.licenseNumber && `, ${check.licenseNumber}`}
            <span className="block text-sm text-ink-soft">
              Handed in <Timestamp at={check.createdAt} />
              {check.decidedAt && (
                <>
                  , decided <Timestamp at={check.decidedAt} />
                  {check.reviewer && ` by ${check.reviewer}`}
                </>
              )}
              {check.note && `: ${check.note}`}
            </span>
          </li>
        ))}
      </ul>
    </MemberSection>
  )
}
