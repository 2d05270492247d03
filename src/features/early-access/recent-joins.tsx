import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Joined } from '#shared/early-access/api.ts'
import { longDate } from '#shared/dates.ts'
import { licenseFamily, licenseNoun } from '#shared/licenses/catalogue.ts'
import { foundingShortLabel, networkCopy } from '#shared/early-access/membership-copy.ts'
import { Loaded } from '#src/features/pages/loaded.tsx'
import { useHydrated } from '#src/lib/hydration.ts'
import { paths } from '#src/paths.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { TextLink } from '#src/ui/text-link.tsx'
import { activityQuery } from './activity-query.ts'
import { Leaf } from './leaf.tsx'

export const activityRow = 'flex min-h-16 items-center gap-4 border-b border-line py-2.5'

function Join({ join }: { join: Joined }) {
  const trade = licenseNoun(join.licenseType)
  const joined =
    join.foundingNumber === null ? (
      'joined the network'
    ) : (
      <>
        joined as <span className="whitespace-nowrap">{foundingShortLabel(join.foundingNumber)}</span>
      </>
    )
  return (
    <li className={activityRow}>
      <Leaf family={licenseFamily(join.licenseType)} className="h-9 shrink-0" />
      <span className="min-w-0 flex-1 sm:flex sm:items-center sm:justify-between sm:gap-4">
        <span className="block min-w-0 text-pretty wrap-anywhere">
          {join.name && join.id !== undefined ? (
            <>
              <TextLink asChild variant="quiet" className="font-semibold">
                <Link to={paths.profile(join.id)}>{join.name}</Link>
              </TextLink>
              , {trade}, {joined}
            </>
          ) : (
            <>
              {trade.charAt(0).toUpperCase() + trade.slice(1)} {joined}
            </>
          )}
        </span>
        <span className="block text-sm whitespace-nowrap text-ink-soft figures">{longDate(join.joined)}</span>
      </span>
    </li>
  )
}

const skeleton = (
  <div className={`${activityRow} border-t`}>
    <Skeleton className="h-5 w-3/5" />
  </div>
)

/** The newest members: businesses and vendors, with or without a founding number. */
export function RecentJoins() {
  const query = useQuery(activityQuery)
  // Prerendered pages name no members.
  if (!useHydrated()) return skeleton
  return (
    <Loaded query={query} skeleton={skeleton}>
      {({ joins }) =>
        joins.length === 0 ? (
          <p className={`${activityRow} border-t text-ink-soft`}>{networkCopy.activityEmpty}</p>
        ) : (
          <ul className="border-t border-line">
            {joins.map((join, index) => (
              // A hidden profile has no id; two of them differ in nothing that a reader sees.
              <Join key={join.id ?? `${join.joined} ${index}`} join={join} />
            ))}
          </ul>
        )
      }
    </Loaded>
  )
}
