import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as api from '#shared/connections/api.ts'
import { refreshConnections, relationQuery } from './relations.ts'
import { connectionError, errorMessage } from '#src/lib/api.ts'
import { call } from '#src/lib/call.ts'
import { island } from '#src/boot/island.tsx'
import { Button } from '#src/ui/button.tsx'
import { toast } from '#src/lib/toast-store.ts'

const RemoveDialog = island(() => import('./remove-dialog.tsx').then((part) => part.RemoveDialog), {
  when: 'open',
})

type EndButtonProps = { connectionId: number; memberId: number; name: string; tab: api.ConnectionTab }

/** Withdraws a request, or removes a connection after a confirmation. */
export function EndButton({ connectionId, memberId, name, tab }: EndButtonProps) {
  const client = useQueryClient()
  const [open, setOpen] = useState(false)
  const end = useMutation({
    mutationFn: () => call(api.end, { params: { id: connectionId } }),
    onSuccess: () => setOpen(false),
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: tab === 'sent' ? 'Couldn’t withdraw the request' : 'Couldn’t remove the connection',
        description: errorMessage(error, connectionError),
      }),
    onSettled: () => {
      refreshConnections(client)
      void client.invalidateQueries({ queryKey: relationQuery(memberId).queryKey })
    },
  })
  if (tab === 'sent') {
    return (
      <Button
        variant="quiet"
        size="sm"
        aria-label={`Withdraw the request to ${name}`}
        loading={end.isPending}
        onClick={() => end.mutate()}
      >
        Withdraw
      </Button>
    )
  }
  return (
    <>
      <Button variant="quiet" size="sm" aria-label={`Remove ${name}`} onClick={() => setOpen(true)}>
        Remove
      </Button>
      {open && (
        <RemoveDialog
          open
          onOpenChange={setOpen}
          name={name}
          pending={end.isPending}
          onConfirm={() => end.mutate()}
        />
      )}
    </>
  )
}
