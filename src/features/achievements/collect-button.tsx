import { useMutation, useQueryClient } from '@tanstack/react-query'
import { collectLabel } from '#shared/achievements/achievements.ts'
import type { AchievementsAnswer, CollectAnswer } from '#shared/achievements/api.ts'
import { tokenLabel } from '#shared/tokens/tokens.ts'
import { achievementsQuery } from './queries.ts'
import { memberQuery } from '#src/features/profiles/queries.ts'
import { tokenHistoryQuery } from '#src/features/tokens/queries.ts'
import { messageOf, request } from '#src/lib/api.ts'
import { Button } from '#src/ui/button.tsx'
import { Coin } from '#src/features/tokens/coin.tsx'
import { toast } from '#src/lib/toast-store.ts'

/** The one button that collects every unlocked bonus (design §4); nothing while there is none. */
export function CollectButton({ answer, userId }: { answer: AchievementsAnswer; userId: number }) {
  const client = useQueryClient()
  const waiting = answer.achievements.filter(({ unlocked, collectedAt }) => unlocked && !collectedAt)
  const collect = useMutation({
    mutationFn: async () => {
      let tokens = 0
      for (const { id } of waiting) {
        const path = `/api/users/${userId}/achievements/${id}/collect`
        tokens += (await request<CollectAnswer>('POST', path)).tokensAwarded
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
        description: messageOf(error, 'It waits for you. Check your connection and try again.'),
      }),
    // Some may have been collected before a later one failed.
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
