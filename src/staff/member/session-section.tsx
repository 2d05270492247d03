import type { AdminMember } from '#shared/staff/members-api.ts'
import { agentName } from '#src/features/accounts/agent-name.ts'
import { Timestamp } from '#src/staff/pieces/timestamp.tsx'
import { MemberSection } from './member-section.tsx'

export function SessionSection({ sessions }: Pick<AdminMember, 'sessions'>) {
  return (
    <MemberSection title="Sessions" empty={sessions.length === 0 && 'Not signed in anywhere.'}>
      <ul className="grid gap-1.5 text-sm">
        {sessions.map((session) => (
          <li key={session.id}>
            <Timestamp at={session.createdAt} />,{' '}
            <span title={session.agent}>{agentName(session.agent)}</span>
          </li>
        ))}
      </ul>
    </MemberSection>
  )
}
