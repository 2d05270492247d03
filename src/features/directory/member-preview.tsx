import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import * as api from '#shared/directory/api.ts'
import { excerpt } from '#shared/directory/excerpt.ts'
import { foundingLabel } from '#shared/early-access/membership-copy.ts'
import { shownLicenseType, shownVendorCategory } from '#shared/licenses/custom-business-type.ts'
import { demoProfiles } from '#shared/profiles/demo-profiles.ts'
import { LicenseMark } from '#src/features/licenses/license-mark.tsx'
import { ExampleCard } from '#src/features/profiles/demo/example-card.tsx'
import { queryOf } from '#src/lib/call.ts'
import { paths } from '#src/paths.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'

const cardsShown = demoProfiles.length
const descriptionLength = 80
const previewQuery = { ...queryOf(api.list, { query: { limit: String(cardsShown) } }), staleTime: 60_000 }

/** The first members of the directory; examples take the places that are left. */
export function MemberPreview() {
  const { data = [] } = useQuery(previewQuery)
  const members = data.filter(({ id, isHidden }) => typeof id === 'number' && !isHidden)
  return (
    <>
      {members.map((member) => (
        <MemberCard key={member.id} member={member} />
      ))}
      {demoProfiles.slice(members.length).map((example) => (
        <ExampleCard key={example.id} example={example} />
      ))}
    </>
  )
}

/** As tall as an example without its description, so that nothing moves when members take its place. */
function MemberCard({ member }: { member: api.BusinessCard }) {
  const title = member.companyName?.trim() || `${member.firstName} ${member.lastName}`
  const trade = (member.accountType === 'vendor' && shownVendorCategory(member)) || shownLicenseType(member)
  return (
    <li className="flex min-h-78 min-w-0 flex-col rounded-lg border border-line bg-surface wrap-anywhere md:min-h-72 lg:min-h-104 xl:min-h-86">
      <div className="flex flex-1 flex-col p-5 md:p-6">
        <div className="flex items-center gap-4">
          <LicenseMark license={member.licenseType} className="size-14" />
          <div className="min-w-0 text-sm text-ink-soft">
            <p>{trade}</p>
            {member.city && <p>{member.city}</p>}
          </div>
        </div>
        <h3 className="mt-5">{title}</h3>
        {member.businessDescription && (
          <p className="mt-2 text-[1rem] text-ink-soft">
            {excerpt(member.businessDescription, descriptionLength)}
          </p>
        )}
        {member.foundingNumber !== null && (
          <p className="mt-auto pt-5">
            <Badge tone="gold">{foundingLabel(member.foundingNumber)}</Badge>
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2 border-t border-line px-5 py-3 md:px-6">
        <Button asChild variant="secondary" size="sm">
          <Link to={paths.profile(member.id)} aria-label={`View Profile: ${title}`}>
            View Profile
          </Link>
        </Button>
      </div>
    </li>
  )
}
