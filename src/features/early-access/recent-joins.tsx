import { Link } from 'react-router'
import type { FoundingPlace } from '#shared/early-access/api.ts'
import { longDate } from '#shared/dates.ts'
import { licenseFamily, licenseNoun } from '#shared/licenses/catalogue.ts'
import { foundingShortLabel, networkCopy } from '#shared/early-access/membership-copy.ts'
import { useFounding } from './queries.ts'
import { paths } from '#src/paths.ts'
import { Leaf } from './leaf.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { TextLink } from '#src/ui/text-link.tsx'

const activityEntries = 6

export const activityRow = 'flex min-h-16 items-center gap-4 border-b border-line py-2.5'

function Join({ place }: { place: FoundingPlace }) {
  const trade = licenseNoun(place.licenseType)
  const number = <span className="whitespace-nowrap">{foundingShortLabel(place.number)}</span>
  return (
    <li className={activityRow}>
      <Leaf family={licenseFamily(place.licenseType)} className="h-9 shrink-0" />
      <span className="min-w-0 flex-1 sm:flex sm:items-center sm:justify-between sm:gap-4">
        <span className="block min-w-0 text-pretty wrap-anywhere">
          {place.name && place.id !== undefined ? (
            <>
              <TextLink asChild variant="quiet" className="font-semibold">
                <Link to={paths.profile(place.id)}>{place.name}</Link>
              </TextLink>
              , {trade}, joined as {number}
            </>
          ) : (
            <>
              {trade.charAt(0).toUpperCase() + trade.slice(1)} joined as {number}
            </>
          )}
        </span>
        <span className="block text-sm whitespace-nowrap text-ink-soft figures">
          {longDate(place.joined)}
        </span>
      </span>
    </li>
  )
}

/** The newest operators by their founding numbers. */
export function RecentJoins() {
  const founding = useFounding()
  if (!founding) {
    return (
      <div className={`${activityRow} border-t`}>
        <Skeleton className="h-5 w-3/5" />
      </div>
    )
  }
  const newest = founding.places
    .toSorted((a, b) => b.joined.localeCompare(a.joined) || b.number - a.number)
    .slice(0, activityEntries)
  if (newest.length === 0) {
    return <p className={`${activityRow} border-t text-ink-soft`}>{networkCopy.activityEmpty}</p>
  }
  return (
    <ul className="border-t border-line">
      {newest.map((place) => (
        <Join key={place.number} place={place} />
      ))}
    </ul>
  )
}
