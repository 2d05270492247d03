import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { errorMessage } from '#src/lib/api.ts'
import { toast } from '#src/lib/toast-store.ts'
import { businessKey, ownedBusinessQuery } from './queries.ts'

type TeamCall<Input, Answer> = {
  userId: number
  call: (input: Input) => Promise<Answer>
  done: (answer: Answer, input: Input) => { title: string; description?: ReactNode }
  /** The toast's title, and its text when the server sent no message. */
  failed: { title: string; fallback: string }
}

/** Changes the team, reports the outcome in a toast, and refetches every query that shows the team. */
export function useTeamCall<Input, Answer>({ userId, call, done, failed }: TeamCall<Input, Answer>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: call,
    onSuccess: (answer, input) => {
      toast(done(answer, input))
    },
    onError: (error) => {
      toast({
        variant: 'destructive',
        title: failed.title,
        description: errorMessage(error, failed.fallback),
      })
    },
    onSettled: () =>
      Promise.all(
        [businessKey, ownedBusinessQuery(userId).queryKey].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  })
}
