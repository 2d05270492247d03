import type { AdminMember } from '#shared/staff/members-api.ts'
import { MemberName } from '#src/staff/pieces/member-name.tsx'
import { MemberSection } from './member-section.tsx'

export function TeamSection({ team }: Pick<AdminMember, 'team'>) {
  return (
    <MemberSection title="Team" empty={team.length === 0 && 'No team.'}>
      <ul className="grid gap-1.5">
        {team.map((person) => (
          <li key={`${person.id}-${person.role}`}>
            <MemberName {...person} />, {person.role}
          </li>
        ))}
      </ul>
    </MemberSection>
  )
}
