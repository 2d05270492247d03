import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { OwnUser, PublicUser } from '#shared/profiles/member-views.ts'
import { licenseStatusText, showsLicenseStatus } from '#shared/licenses/status.ts'
import { licenseLabel } from '#shared/licenses/catalogue.ts'
import { displayName } from '#shared/profiles/display-name.ts'
import { asksForCustomType } from '#shared/licenses/custom-business-type.ts'
import { serviceLabel } from '#shared/profiles/services.ts'
import { ChipList, FactRows, FactSection, LookingForList } from './fact-section.tsx'
import { LicenseCheckNotice } from '#src/features/licenses/license-check-notice.tsx'
import { PageTitle } from '#src/ui/page-title.tsx'
import { isOwn } from './queries.ts'
import { paths } from '#src/paths.ts'
import { Notice } from '#src/ui/notice.tsx'
import { TextLink } from '#src/ui/text-link.tsx'
import { MemberCard } from './member-card.tsx'

/** A member's profile page; its member also sees what is missing and who can see the page. */
export function MemberProfile({ member }: { member: OwnUser | PublicUser }) {
  const own = isOwn(member) ? member : null
  const sections = [
    {
      title: 'About',
      filled: Boolean(member.businessDescription),
      body: (
        <p className="whitespace-pre-line text-lg wrap-anywhere" dir="auto">
          {member.businessDescription}
        </p>
      ),
    },
    {
      title: 'Services Offered',
      filled: member.servicesOffered.length > 0,
      body: <ChipList entries={member.servicesOffered.map(serviceLabel)} />,
    },
    {
      title: 'Looking For',
      filled: member.lookingFor.length > 0,
      body: <LookingForList entries={member.lookingFor} />,
    },
  ]
  return (
    <div className="page-width pt-8 pb-20">
      <PageTitle>{displayName(member)}</PageTitle>
      {own && <OwnNotice user={own} />}
      <div className="mt-8 grid grid-cols-1 items-start gap-x-12 gap-y-10 first:mt-0 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
        <MemberCard member={member} isOwn={own !== null} />
        <div>
          {sections.map(({ title, filled, body }) => {
            if (!filled && !own) return null
            return (
              <FactSection key={title} title={title}>
                {filled ? (
                  body
                ) : (
                  <Missing id={member.id}>Nothing yet. Others see this part once it is filled in.</Missing>
                )}
              </FactSection>
            )
          })}
          <FactSection title="License Information">
            <LicenseFacts member={member} />
          </FactSection>
        </div>
      </div>
    </div>
  )
}

function Missing({ id, children }: { id: number; children: ReactNode }) {
  return (
    <p className="text-ink-soft">
      {children}{' '}
      <TextLink asChild>
        <Link to={paths.profileEdit(id)}>Edit Profile</Link>
      </TextLink>
    </p>
  )
}

function LicenseFacts({ member }: { member: PublicUser }) {
  return (
    <FactRows
      rows={[
        ['License type', licenseLabel(member.licenseType)],
        ...(member.otherBusinessType && asksForCustomType(member)
          ? [['In their words', member.otherBusinessType] as const]
          : []),
        ...(showsLicenseStatus(member) ? [['Status', licenseStatusText(member)] as const] : []),
      ]}
    />
  )
}

/** Says who can currently see the page. */
function OwnNotice({ user }: { user: OwnUser }) {
  if (user.licenseStatus === 'refused')
    return (
      <LicenseCheckNotice
        user={user}
        action={
          <TextLink asChild variant="action">
            <Link to={paths.profileEdit(user.id)}>Edit Profile</Link>
          </TextLink>
        }
      />
    )
  if (!user.isProfilePublic)
    return (
      <Notice tone="amber" title="Only you see this page">
        Your profile is private. Make it public under Edit Profile.
      </Notice>
    )
  return <Notice>This is your profile as others see it.</Notice>
}
