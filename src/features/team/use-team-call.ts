import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { messageOf } from '#src/lib/api.ts'
import { toast } from '#src/lib/toast-store.ts'

type TeamCall<Input, Answer> = {
  call: (input: Input) => Promise<Answer>
  done: (answer: Answer, input: Input) => { title: string; description?: ReactNode }
  /** The toast of 001 §8: its title, and the words where the server has none. */
  failed: { title: string; fallback: string }
}

/** A change of the team: told by a toast, and everything that shows the team is asked again either way. */
export function useTeamCall<Input, Answer>({ call, done, failed }: TeamCall<Input, Answer>) {
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
        description: messageOf(error, failed.fallback),
      })
    },
    onSettled: () =>
      client.invalidateQueries({
        predicate: ({ queryKey: [first, , last] }) => first === '/api/business' || last === 'owned-business',
      }),
  })
}
