import { useMutation, useQueryClient } from '@tanstack/react-query'
import { connectionError, errorMessage } from '#src/lib/api.ts'
import { toast } from '#src/lib/toast-store.ts'
import { staffQueries } from './call.ts'

/** A decision of staff: makes the call, refreshes everything read for staff, and shows toasts for both outcomes. */
export function useAdminAction<Input, Answer>(
  act: (input: Input) => Promise<Answer>,
  messages: { failed: string; done?: string | ((answer: Answer) => string) },
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: (answer) => {
      const { done } = messages
      if (done) toast({ title: typeof done === 'string' ? done : done(answer) })
    },
    onError: (error) =>
      toast({
        title: messages.failed,
        description: errorMessage(error, connectionError),
        variant: 'destructive',
      }),
    onSettled: () => client.invalidateQueries(staffQueries),
  })
}
