import { countCaptions } from '#shared/early-access/membership-copy.ts'
import { useStats } from './queries.ts'

/** '31 registered now', live; reserves its space until the counts arrive. */
export function LiveCount({ className = '' }: { className?: string }) {
  const count = useStats()?.totalLicensees
  const waiting = count === undefined ? 'invisible' : ''
  return (
    <p
      className={`flex items-center gap-2.5 noscript:hidden font-display text-2xl font-semibold figures ${waiting} ${className}`}
    >
      <span aria-hidden className="size-2.5 rounded-full bg-moss" />
      {countCaptions.live(count ?? 0)}
    </p>
  )
}
