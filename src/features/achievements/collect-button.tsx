import { useMutation, useQueryClient } from '@tanstack/react-query'
import { collectLabel } from '#shared/achievements/achievements.ts'
import * as api from '#shared/achievements/api.ts'
import { tokenLabel } from '#shared/tokens/tokens.ts'
import { achievementsQuery } from './queries.ts'
import { memberQuery } from '#src/features/profiles/queries.ts'
import { tokenHistoryQuery } from '#src/features/tokens/queries.ts'
import { errorMessage } from '#src/lib/api.ts'
import { call } from '#src/lib/call.ts'
import { Button } from '#src/ui/button.tsx'
import { Coin } from '#src/features/tokens/coin.tsx'
import { toast } from '#src/lib/toast-store.ts'

/** Collects every unlocked bonus; renders nothing without one. */
export function CollectButton({ answer, userId }: { answer: api.AchievementsAnswer; userId: number }) {
  const client = useQueryClient()
  const collectable = answer.achievements.filter(({ unlocked, collectedAt }) => unlocked && !collectedAt)
  const collect = useMutation({
    mutationFn: async () => {
      let tokens = 0
      for (const { id } of collectable) {
        const { tokensAwarded } = await call(api.collect, { params: { id: userId, achievement: id } })
        tokens += tokensAwarded
      }
      return tokens
    },
    onSuccess: (tokens) => {
      if (tokens > 0) toast({ title: `Collected ${tokenLabel(tokens)}` })
    },
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: 'The bonus was not collected.',
        description: errorMessage(error, 'It waits for you. Check your connection and try again.'),
      }),
    // Earlier bonuses may be collected although a later one failed.
    onSettled: () =>
      Promise.all(
        [achievementsQuery(userId), memberQuery(userId), tokenHistoryQuery(userId)].map(({ queryKey }) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  })
  if (answer.collectable === 0) return null
  return (
    <Button size="sm" loading={collect.isPending} onClick={() => collect.mutate()}>
      <Coin className="size-5" />
      {collectLabel(answer.collectable)}
    </Button>
  )
}
