import { useMutation, useQueryClient } from '@tanstack/react-query'
import { connectionError, errorMessage } from '#src/lib/api.ts'
import { toast } from '#src/lib/toast-store.ts'
import { staffQueries } from './call.ts'

/** A decision of staff: makes the call, refreshes everything read for staff, and shows toasts for both outcomes. */
export function useAdminAction<Input>(
  act: (input: Input) => Promise<unknown>,
  messages: { failed: string; done?: string },
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: () => {
      if (messages.done) toast({ title: messages.done })
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
