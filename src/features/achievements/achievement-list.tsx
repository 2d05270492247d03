import { achievements, isClosed } from '#shared/achievements/achievements.ts'
import { tokenLabel } from '#shared/tokens/tokens.ts'
import { useStats } from '#src/features/early-access/queries.ts'
import { AchievementIcon } from './achievement-icon.tsx'
import { Coin } from '#src/features/tokens/coin.tsx'
import { Section } from '#src/ui/section.tsx'

/** The seven achievements and the bonus of each. */
export function AchievementList() {
  const stats = useStats()
  const next = stats ? stats.totalLicensees + 1 : null
  return (
    <Section
      id="achievements"
      title="Seven achievements"
      lead="Each is unlocked once and adds SkunkTokens on top."
    >
      <ul className="grid gap-x-10 border-t border-line md:grid-cols-2">
        {achievements.map((achievement) => (
          <li key={achievement.id} className="flex items-start gap-4 border-b border-line py-4">
            <AchievementIcon achievement={achievement} />
            <div className="min-w-0 flex-1">
              <h3 className="text-[1.0625rem]">{achievement.name}</h3>
              <p className="mt-0.5 text-sm text-ink-soft">
                {achievement.description}
                {isClosed(achievement, next) && (
                  <b className="text-ink"> Closed: the first {achievement.requirement} have joined.</b>
                )}
              </p>
            </div>
            <p className="flex items-center gap-1.5 font-semibold whitespace-nowrap text-gold-ink figures">
              <Coin className="size-5" />
              <span className="sr-only">{tokenLabel(achievement.bonusTokens)}</span>
              <span aria-hidden>+{achievement.bonusTokens}</span>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
