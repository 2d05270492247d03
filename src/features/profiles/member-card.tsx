import { Award, CalendarDays, Globe, MapPin, Users } from 'lucide-react'
import { Link } from 'react-router'
import type { PublicUser } from '#shared/profiles/member-views.ts'
import { brand } from '#shared/brand.ts'
import { longDate } from '#shared/dates.ts'
import { showsLicenseStatus } from '#shared/licenses/status.ts'
import { isOfficialLicense, licenseFamily, licenseLabel, licensePlate } from '#shared/licenses/catalogue.ts'
import { displayName } from '#shared/profiles/display-name.ts'
import { foundingLabel } from '#shared/early-access/membership-copy.ts'
import { vendorTierNames } from '#shared/vendors/tiers.ts'
import { rewardTiers } from '#shared/tokens/reward-tiers.ts'
import { tokenLabel } from '#shared/tokens/tokens.ts'
import { vendorCategoryLabel } from '#shared/vendors/categories.ts'
import { shownWebsite } from '#shared/profiles/website.ts'
import { ConnectButton } from '#src/features/connections/connect-button.tsx'
import { FactLine } from './fact-line.tsx'
import { LicenseStatus } from '#src/features/licenses/license-status.tsx'
import { useCurrentUser } from '#src/features/accounts/queries.ts'
import { island } from '#src/boot/island.tsx'
import { paths } from '#src/paths.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Card } from '#src/ui/card.tsx'
import { Coin } from '#src/features/tokens/coin.tsx'
import { Leaf } from '#src/features/early-access/leaf.tsx'
import { LicenseMark } from '#src/features/licenses/license-mark.tsx'
import { TextLink } from '#src/ui/text-link.tsx'

const MemberSafety = island(
  () => import('#src/features/connections/member-safety.tsx').then(({ MemberSafety }) => MemberSafety),
  { when: 'now' },
)

// The badge that 5 tokens earn; the numbered founding place is another thing, with a leaf.
const [badgeTier] = rewardTiers

/** The specimen's label: the member, the license status, and the Connect button of the phase. */
export function MemberCard({ member, isOwn }: { member: PublicUser; isOwn: boolean }) {
  const title = displayName(member)
  const person = `${member.firstName} ${member.lastName}`
  const { licenseType } = member
  const viewer = useCurrentUser()
  return (
    <Card>
      {member.logoUrl ? (
        <img src={member.logoUrl} alt="" className="size-28 rounded-md border border-line object-cover" />
      ) : (
        <LicenseMark license={licenseType} className="size-28" />
      )}
      {isOfficialLicense(licenseType) && (
        <p className="mt-5 text-xs text-ink-soft">Plate {licensePlate(licenseType)}</p>
      )}
      <h1 className={`${isOfficialLicense(licenseType) ? 'mt-1' : 'mt-5'} text-2xl wrap-anywhere`}>
        {title}
      </h1>
      {(person !== title || member.personalPhotoUrl) && (
        <p className="mt-2 flex items-center gap-3 wrap-anywhere text-ink-soft">
          {member.personalPhotoUrl && <Avatar name={person} src={member.personalPhotoUrl} />}
          {person !== title && person}
        </p>
      )}
      <p className="mt-3 flex flex-wrap gap-2">
        <Badge tone="moss">{licenseLabel(licenseType)}</Badge>
        {member.vendorTier && member.vendorTier !== 'new' && (
          <Badge tone="gold">{vendorTierNames[member.vendorTier]}</Badge>
        )}
        {member.isAdmin && <Badge tone="spruce">Admin</Badge>}
      </p>
      {showsLicenseStatus(member) && (
        <p className="mt-3">
          <LicenseStatus license={member} />
        </p>
      )}
      <ul className="mt-5 border-y border-line py-3 font-semibold figures">
        {member.foundingNumber !== null && (
          <li className="flex items-center gap-2.5 py-1">
            <Leaf family={licenseFamily(licenseType)} state="newest" className="h-7 w-6" />
            {foundingLabel(member.foundingNumber)}
          </li>
        )}
        <li className="flex items-center gap-2.5 py-1">
          <Coin className="size-6" />
          {tokenLabel(member.skunkTokens)}
        </li>
        {member.skunkTokens >= badgeTier.tokensRequired && (
          <li className="flex items-center gap-2.5 py-1">
            <Icon as={Award} className="mx-0.5 text-gold-ink" />
            {badgeTier.badge}
          </li>
        )}
      </ul>
      <Facts member={member} />
      <div className="mt-6 grid gap-2.5">
        {isOwn ? (
          <Button asChild full>
            <Link to={paths.profileEdit(member.id)}>Edit Profile</Link>
          </Button>
        ) : (
          <ConnectButton id={member.id} name={title} full />
        )}
      </div>
      {viewer !== null && !isOwn && (
        <div className="mt-2 -ml-4">
          <MemberSafety id={member.id} name={person} />
        </div>
      )}
    </Card>
  )
}

function Facts({ member }: { member: PublicUser }) {
  const place = [member.city, `${brand.stateCode} ${member.zipCode}`].filter(Boolean).join(', ')
  return (
    <ul className="mt-4 text-[1rem]">
      <FactLine icon={MapPin} label="Location">
        {place}
      </FactLine>
      {member.website && (
        <FactLine icon={Globe} label="Website">
          <TextLink href={member.website} rel="noopener noreferrer nofollow ugc" target="_blank">
            {shownWebsite(member.website)}
          </TextLink>
        </FactLine>
      )}
      {member.teamSize && (
        <FactLine icon={Users} label="Team">
          Team of {member.teamSize}
        </FactLine>
      )}
      {member.accountType === 'vendor' && member.vendorType && (
        <FactLine icon={Users} label="Vendor partner">
          {vendorCategoryLabel(member.vendorType)}
        </FactLine>
      )}
      <FactLine icon={CalendarDays} label="Joined">
        Member since <span className="whitespace-nowrap">{longDate(member.createdAt)}</span>
      </FactLine>
    </ul>
  )
}
