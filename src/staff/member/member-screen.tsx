import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { PageTitle } from '#src/ui/page-title.tsx'
import { ApiError } from '#src/lib/api.ts'
import { adminPaths } from '#src/staff/admin-paths.ts'
import { LicenseBadge, MemberBadges } from '#src/staff/members/member-badges.tsx'
import { LoadedPanel } from '#src/staff/pieces/loaded-panel.tsx'
import { memberQuery } from '#src/staff/queries.ts'
import { paths } from '#src/paths.ts'
import { EmptyState } from '#src/features/pages/empty-state.tsx'
import { TextLink } from '#src/ui/text-link.tsx'
import { AuditSection } from './audit-section.tsx'
import { LicenseCheckSection } from './license-check-section.tsx'
import { MemberActions } from './member-actions.tsx'
import { ProfileSection } from './profile-section.tsx'
import { ReferralSection } from './referral-section.tsx'
import { SessionSection } from './session-section.tsx'
import { TeamSection } from './team-section.tsx'
import { TokenSection } from './token-section.tsx'

/** `/admin/members/{id}`: one member's record and the actions on it. */
export function MemberScreen() {
  const { id = '' } = useParams()
  const query = useQuery(memberQuery(id))
  const isUnknown = query.error instanceof ApiError && query.error.status === 404
  return (
    <div className="page-width pt-6 pb-16">
      <p data-no-print>
        <TextLink asChild variant="action">
          <Link to={adminPaths.members}>All members</Link>
        </TextLink>
      </p>
      {isUnknown ? (
        <>
          <PageTitle>Member</PageTitle>
          <h1 className="sr-only">Member</h1>
          <EmptyState headingLevel="h2" title="User not found">
            There is no member of this number, or no more. What happened stands in the audit log.
          </EmptyState>
        </>
      ) : (
        <LoadedPanel query={query} failed="Failed to fetch users">
          {(member) => (
            <>
              <PageTitle>{`${member.user.firstName} ${member.user.lastName}`}</PageTitle>
              <header className="pt-3 pb-6">
                <h1 className="text-3xl">
                  {member.user.firstName} {member.user.lastName}
                </h1>
                <p className="mt-3 flex flex-wrap items-center gap-2">
                  <LicenseBadge status={member.user.licenseStatus} />
                  <MemberBadges user={member.user} />
                  <TextLink asChild className="text-sm" data-no-print>
                    <Link to={paths.profile(member.user.id)}>Public profile</Link>
                  </TextLink>
                </p>
                <div className="mt-5">
                  <MemberActions user={member.user} />
                </div>
              </header>
              <ProfileSection member={member} />
              <TokenSection user={member.user} />
              <ReferralSection userId={member.user.id} />
              <div className="grid gap-x-12 md:grid-cols-2">
                <TeamSection team={member.team} />
                <SessionSection sessions={member.sessions} />
                <LicenseCheckSection checks={member.checks} />
              </div>
              <AuditSection member={member} />
            </>
          )}
        </LoadedPanel>
      )}
    </div>
  )
}
