import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { FeaturedMember } from '#shared/tokens/api.ts'
import { licenseLabel } from '#shared/licenses/catalogue.ts'
import { displayName, personName } from '#shared/profiles/display-name.ts'
import { rewardCopy } from '#shared/tokens/reward-tiers.ts'
import { featuredQuery } from './queries.ts'
import { paths } from '#src/paths.ts'
import { LicenseMark } from '#src/features/licenses/license-mark.tsx'

/** The ads that run now, on the home page and the directory; renders nothing without one. */
export function FeaturedStrip({ className }: { className?: string }) {
  const { data = [] } = useQuery(featuredQuery)
  if (data.length === 0) return null
  return (
    <section aria-label="Featured members" className={className}>
      <p className="text-sm font-semibold text-gold-ink">{rewardCopy.featured}</p>
      <ul className="mt-3 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {data.map((member) => (
          <Ad key={member.id} member={member} />
        ))}
      </ul>
    </section>
  )
}

function Ad({ member }: { member: FeaturedMember }) {
  const title = displayName(member)
  const facts = [
    licenseLabel(member.licenseType),
    member.city,
    title !== personName(member) && personName(member),
  ].filter(Boolean)
  return (
    <li className="relative flex min-w-0 items-center gap-4 rounded-lg border border-line bg-surface p-4 transition-colors hover:border-line-strong">
      {member.logoUrl ? (
        <img
          src={member.logoUrl}
          alt=""
          width={56}
          height={56}
          loading="lazy"
          className="size-14 shrink-0 rounded-md border border-line object-cover"
        />
      ) : (
        <LicenseMark license={member.licenseType} className="size-14 shrink-0" />
      )}
      <div className="min-w-0">
        <Link
          to={paths.profile(member.id)}
          className="block truncate font-semibold text-ink no-underline after:absolute after:inset-0 after:rounded-lg hover:underline"
        >
          {title}
        </Link>
        <p className="truncate text-sm text-ink-soft">{facts.join(', ')}</p>
      </div>
    </li>
  )
}
