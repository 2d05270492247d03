import { Link } from 'react-router'
import type { AdminMember } from '#shared/staff/members-api.ts'
import { adminPaths } from '#src/staff/admin-paths.ts'
import { AuditTable } from '#src/staff/audit/audit-table.tsx'
import { TextLink } from '#src/ui/text-link.tsx'
import { MemberSection } from './member-section.tsx'

export function AuditSection({ member }: { member: AdminMember }) {
  return (
    <MemberSection title="Audit trail" empty={member.audit.length === 0 && 'No admin has acted here.'}>
      <AuditTable entries={member.audit} />
      <p className="mt-3" data-no-print>
        <TextLink asChild variant="action">
          <Link to={adminPaths.auditOf(`user:${member.user.id}`)}>All entries</Link>
        </TextLink>
      </p>
    </MemberSection>
  )
}
