import { Link } from 'react-router'
import type { FoundingPlace } from '#shared/api/founding.ts'
import { longDate } from '#shared/dates.ts'
import { licenseFamily, licenseNoun } from '#shared/licenses.ts'
import { listLimits } from '#shared/limits.ts'
import { foundingShortLabel, networkCopy } from '#shared/membership-copy.ts'
import { phaseCopy } from '#shared/phase-copy.ts'
import { useFounding } from '#src/data/founding.ts'
import { useCopyState } from '#src/data/stats.ts'
import { paths } from '#src/paths.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Leaf } from '#src/ui/leaf.tsx'
import { Section } from '#src/ui/section.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { TextLink } from '#src/ui/text-link.tsx'
import { sampleActivity } from './content.ts'

const row = 'flex min-h-16 items-center gap-4 border-b border-line py-2.5'

function Samples() {
  return (
    <ul className="border-t border-line">
      {sampleActivity.map(({ family, text }) => (
        <li key={text} className={row}>
          <Leaf family={family} state="free" className="h-9 shrink-0" />
          <span className="min-w-0 flex-1">{text}</span>
          <Badge>{networkCopy.activitySampleTag}</Badge>
        </li>
      ))}
    </ul>
  )
}

function Join({ place }: { place: FoundingPlace }) {
  const text = `${licenseNoun(place.licenseType)} joined as ${foundingShortLabel(place.number)}`
  return (
    <li className={row}>
      <Leaf family={licenseFamily(place.licenseType)} className="h-9 shrink-0" />
      <span className="min-w-0 flex-1">
        {place.name && place.id !== undefined ? (
          <>
            <TextLink asChild variant="quiet" className="font-semibold">
              <Link to={paths.profile(place.id)}>{place.name}</Link>
            </TextLink>
            , {text}
          </>
        ) : (
          text.charAt(0).toUpperCase() + text.slice(1)
        )}
      </span>
      <span className="text-sm whitespace-nowrap text-ink-soft figures">{longDate(place.joined)}</span>
    </li>
  )
}

function Joins() {
  const founding = useFounding()
  if (!founding) {
    return (
      <div className={`${row} border-t`}>
        <Skeleton className="h-5 w-3/5" />
      </div>
    )
  }
  const newest = founding.places
    .toSorted((a, b) => b.joined.localeCompare(a.joined) || b.number - a.number)
    .slice(0, listLimits.activityEntries)
  if (newest.length === 0) {
    return <p className={`${row} border-t text-ink-soft`}>{networkCopy.activityEmpty}</p>
  }
  return (
    <ul className="border-t border-line">
      {newest.map((place) => (
        <Join key={place.number} place={place} />
      ))}
    </ul>
  )
}

/** Home, section 8: samples with their note before the network opens, real joins from then on (design §4 'Activity'). */
export function ActivitySection() {
  const state = useCopyState()
  const { activityNote } = phaseCopy[state]
  return (
    <Section id="activity" title="Recent Network Activity" lead={activityNote}>
      <div className="max-w-190">
        {state === 'pre' ? (
          <Samples />
        ) : (
          <>
            <Joins />
            <h3 className="mt-10 mb-3">{networkCopy.activitySamples}</h3>
            <Samples />
          </>
        )}
      </div>
    </Section>
  )
}
