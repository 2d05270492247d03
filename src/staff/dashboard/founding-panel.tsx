import { useQuery } from '@tanstack/react-query'
import type { AdminFounding, AdminStats } from '#shared/staff/api.ts'
import { countdownTo, countdownSlowTick } from '#shared/launch/countdown.ts'
import { longDate } from '#shared/dates.ts'
import { foundingPlaces } from '#shared/early-access/counter.ts'
import { pageLink } from '#src/features/early-access/founding-fifty/page-link.tsx'
import { useTimed } from '#src/lib/clock.ts'
import { foundingQuery } from '#src/staff/queries.ts'
import { adminPaths } from '#src/staff/admin-paths.ts'
import { LoadedPanel } from '#src/staff/pieces/loaded-panel.tsx'
import { FoundingFifty } from '#src/features/early-access/founding-fifty/founding-fifty.tsx'

const newestOf = (places: AdminFounding) =>
  places.reduce<AdminFounding[number] | null>(
    (last, place) => (last && last.id > place.id ? last : place),
    null,
  )?.number ?? null

function phaseText(stats: AdminStats): string {
  const date = longDate(stats.launchAt)
  if (stats.phase === 'prelaunch') {
    return `Before launch: the network opens on ${date}, or with ${stats.targetGoal} licensees.`
  }
  return stats.unlockedBy === 'licensees'
    ? `Open early: ${stats.targetGoal} licensees had registered. The launch date is ${date}.`
    : `Open since the launch on ${date}.`
}

function Countdown({ launchAt }: { launchAt: string }) {
  const text = useTimed(
    countdownSlowTick,
    (now) => {
      const { days, hours, minutes, done } = countdownTo(now, Date.parse(launchAt))
      return done ? null : `${days} days, ${hours} hours, ${minutes} minutes to launch`
    },
    null,
  )
  return text && <p className="mt-1 font-semibold figures">{text}</p>
}

/** The founding places with every name, the phase and the time to launch. */
export function FoundingPanel({ stats }: { stats: AdminStats }) {
  const founding = useQuery(foundingQuery)
  return (
    <section className="min-w-0">
      <h2 className="text-2xl">Launch</h2>
      <p className="mt-2 text-ink-soft">
        {stats.licensees} {stats.licensees === 1 ? 'licensee' : 'licensees'} registered; {stats.foundingTaken}{' '}
        of {foundingPlaces} founding places taken. {phaseText(stats)}
      </p>
      <Countdown launchAt={stats.launchAt} />
      <div className="mt-5">
        <LoadedPanel query={founding} failed="Failed to fetch the founding members">
          {(places) => (
            <FoundingFifty
              entries={places.map(({ id, number, name, companyName, licenseType, createdAt }) => ({
                number,
                license: licenseType,
                joined: createdAt,
                name: companyName ? `${name}, ${companyName}` : name,
                href: adminPaths.member(id),
              }))}
              newest={newestOf(places)}
              headingLevel="h3"
              renderLink={pageLink}
            />
          )}
        </LoadedPanel>
      </div>
    </section>
  )
}
