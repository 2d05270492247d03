import { Link } from 'react-router'
import type { OwnUser } from '#shared/profiles/member-views.ts'
import { longDate } from '#shared/dates.ts'
import { licenseStatusText } from '#shared/licenses/status.ts'
import { shownLicenseType } from '#shared/licenses/custom-business-type.ts'
import { Fact } from './fact.tsx'
import { paths } from '#src/paths.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { TextLink } from '#src/ui/text-link.tsx'

/** The member's card as others see it. */
export function ProfileCard({ user, className }: { user: OwnUser; className?: string }) {
  const name = `${user.firstName} ${user.lastName}`
  const edit = paths.profileEdit(user.id)
  return (
    <Card className={className}>
      <CardHeader
        title="Your profile"
        actions={
          <TextLink asChild variant="action">
            <Link to={edit}>Edit Profile</Link>
          </TextLink>
        }
      />
      <div className="flex items-center gap-4">
        <Avatar name={name} src={user.personalPhotoUrl} size="lg" />
        <p className="min-w-0">
          <b className="block truncate">{name}</b>
          {user.companyName && <span className="block truncate text-ink-soft">{user.companyName}</span>}
        </p>
      </div>
      <dl className="mt-5 grid gap-3">
        <Fact name="License type">
          {shownLicenseType(user)}
          <span className="block text-sm text-ink-soft">{licenseStatusText(user)}</span>
        </Fact>
        <Fact name="Email">
          <Link to={paths.account()} className="text-spruce underline underline-offset-3">
            {user.emailVerified ? 'Confirmed' : 'Not confirmed yet'}
          </Link>
        </Fact>
        <Fact name="Location">{user.city ? `${user.city}, ${user.zipCode}` : user.zipCode}</Fact>
        <Fact name="Member since">{longDate(user.createdAt)}</Fact>
      </dl>
    </Card>
  )
}
