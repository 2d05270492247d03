import { achievements as table } from '#shared/achievements/achievements.ts'
import type { MemberAchievement } from '#shared/achievements/api.ts'
import { longDate } from '#shared/dates.ts'
import { tokenLabel } from '#shared/tokens/tokens.ts'
import { AchievementIcon } from './achievement-icon.tsx'
import { Badge } from '#src/ui/badge.tsx'

/** The seven achievements with the state of each: collected, unlocked, locked or closed. */
export function AchievementRows({ achievements }: { achievements: readonly MemberAchievement[] }) {
  return (
    <ul className="mt-2 grid grid-cols-1 gap-x-10 lg:grid-cols-2">
      {table.map((row) => {
        const progress = achievements.find(({ id }) => id === row.id)
        return (
          <li key={row.id} className="flex items-start gap-4 border-b border-line py-3.5">
            <span className={progress?.unlocked ? '' : 'opacity-55 grayscale'}>
              <AchievementIcon achievement={row} />
            </span>
            <div className="min-w-0 flex-1">
              <p className="font-semibold">{row.name}</p>
              <p className="text-sm text-ink-soft">
                {row.description} <span className="whitespace-nowrap">{tokenLabel(row.bonusTokens)}.</span>
              </p>
            </div>
            <Status progress={progress} />
          </li>
        )
      })}
    </ul>
  )
}

function Status({ progress }: { progress: MemberAchievement | undefined }) {
  if (progress?.collectedAt)
    return (
      <span className="shrink-0 text-right text-sm text-moss max-[22.5rem]:w-20">
        Collected
        <span className="block text-xs text-ink-soft figures">{longDate(progress.collectedAt)}</span>
      </span>
    )
  return progress?.unlocked ? (
    <Badge tone="gold">Waiting for you</Badge>
  ) : (
    <span className="shrink-0 text-sm text-ink-soft">{progress?.closed ? 'Closed' : 'Locked'}</span>
  )
}
