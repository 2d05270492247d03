import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { MemberCard } from '#shared/profiles/member-views.ts'
import { licenseLabel } from '#shared/licenses/catalogue.ts'
import { vendorCategoryLabel } from '#shared/vendors/categories.ts'
import { paths } from '#src/paths.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { TextLink } from '#src/ui/text-link.tsx'

export const memberName = (member: MemberCard) => `${member.firstName} ${member.lastName}`

export const memberTrade = (member: MemberCard) =>
  member.accountType === 'vendor' && member.vendorType
    ? vendorCategoryLabel(member.vendorType)
    : licenseLabel(member.licenseType)

/** A member's picture, name, company and trade, with actions at the end, or below on a phone. */
export function MemberLine({
  member,
  note,
  actions,
  linked = true,
}: {
  member: MemberCard
  note?: ReactNode
  actions?: ReactNode
  /** False for a blocked member, whose profile cannot be opened. */
  linked?: boolean
}) {
  const name = memberName(member)
  const trade = [member.companyName, memberTrade(member), member.city].filter(Boolean).join(', ')
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 border-b border-line py-4 last:border-b-0">
      <div className="flex min-w-0 flex-1 basis-72 items-start gap-4">
        <Avatar name={name} src={member.personalPhotoUrl ?? member.logoUrl} />
        <div className="min-w-0 flex-1">
          <p className="font-semibold break-words">
            {linked ? (
              <TextLink asChild variant="quiet">
                <Link to={paths.profile(member.id)}>{name}</Link>
              </TextLink>
            ) : (
              name
            )}
          </p>
          <p className="text-sm text-ink-soft">{trade}</p>
          {note}
        </div>
      </div>
      {actions && (
        <div className="flex flex-wrap items-center gap-2 max-sm:w-full max-sm:pl-15">{actions}</div>
      )}
    </li>
  )
}
