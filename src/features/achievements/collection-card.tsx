import { useQuery } from '@tanstack/react-query'
import { achievements as table } from '#shared/achievements/achievements.ts'
import type { AchievementsAnswer } from '#shared/achievements/api.ts'
import type { OwnUser } from '#shared/profiles/member-views.ts'
import { Loaded } from '#src/features/pages/loaded.tsx'
import { achievementsQuery } from './queries.ts'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { Progress } from '#src/ui/progress.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { AchievementRows } from './achievement-rows.tsx'
import { CollectButton } from './collect-button.tsx'
import { CollectionBoard } from './collection-board.tsx'

/** The license collection and the achievements of a member. */
export function CollectionCard({ user, className }: { user: OwnUser; className?: string }) {
  const query = useQuery(achievementsQuery(user.id))
  return (
    <Card asChild className={className}>
      <section aria-label="License collection and achievements">
        <CardHeader
          title="License collection"
          description="Every license type among your connections, pressed and numbered."
        />
        <Loaded query={query} skeleton={<Skeleton className="h-90" />}>
          {(answer) => <Collection answer={answer} userId={user.id} />}
        </Loaded>
      </section>
    </Card>
  )
}

function milestoneText({ found, nextMilestone }: AchievementsAnswer['collection']): string {
  const next = table.find(({ id }) => id === nextMilestone)
  if (!next) return 'Every license type is found.'
  const missing = next.requirement - found.length
  return `Next milestone: ${next.name}, ${missing} more ${missing === 1 ? 'type' : 'types'}.`
}

function Collection({ answer, userId }: { answer: AchievementsAnswer; userId: number }) {
  const { collection } = answer
  const count = `${collection.found.length} of ${collection.total} types`
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <b className="figures">{count}</b>
        <span className="text-sm text-ink-soft">{milestoneText(collection)}</span>
      </p>
      <Progress
        value={collection.found.length}
        max={collection.total}
        label="License types found"
        valueText={count}
        className="mt-2.5"
      />
      <CollectionBoard found={collection.found} />
      <div className="mt-8 flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-t border-line pt-6">
        <h3 className="text-lg">Achievements</h3>
        <CollectButton answer={answer} userId={userId} />
      </div>
      <AchievementRows achievements={answer.achievements} />
    </>
  )
}
