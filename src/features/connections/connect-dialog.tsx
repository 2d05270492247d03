import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import * as api from '#shared/connections/api.ts'
import type { Openable } from '#src/boot/island.tsx'
import { cacheConnection } from './relations.ts'
import { errorMessage } from '#src/lib/api.ts'
import { asUser } from '#src/lib/as-user.ts'
import { call } from '#src/lib/call.ts'
import { readStored, writeStored } from '#src/lib/browser-storage.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog, DialogContent } from '#src/ui/overlays/dialog.tsx'
import { Field } from '#src/ui/forms/field.tsx'
import { TextArea } from '#src/ui/forms/input.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { connectionLimits } from '#shared/connections/limits.ts'

type ConnectDialogProps = { memberId: number; name: string; viewerId: number } & Openable

/** Requests a connection with an optional note, which survives a failure and a closed dialog. */
export function ConnectDialog({ memberId, name, viewerId, open, onOpenChange }: ConnectDialogProps) {
  const onClose = () => onOpenChange(false)
  const client = useQueryClient()
  const formId = useId()
  const draftKey = `connect-note:${viewerId}:${memberId}`
  const [note, setNote] = useState(() => readStored(draftKey, 'session') ?? '')
  const request = useMutation({
    mutationFn: () => {
      const body: api.ConnectionInput = { receiverId: memberId, ...(note.trim() && { message: note }) }
      return call(api.request, { body, headers: asUser(viewerId) })
    },
    onSuccess: (connection) => {
      writeStored(draftKey, null, 'session')
      cacheConnection(client, viewerId, connection)
      onClose()
    },
  })
  const tooLong = note.trim().length > connectionLimits.note
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title={`Connect with ${name}`}
        description="They’ll see your name, license type and note, and can accept or decline."
        footer={
          <>
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" form={formId} loading={request.isPending} disabled={tooLong}>
              Send request
            </Button>
          </>
        }
      >
        <form
          id={formId}
          onSubmit={(event) => {
            event.preventDefault()
            request.mutate()
          }}
        >
          <Field
            label="Note"
            optional
            hint="Say what you grow, make, sell or look for."
            error={tooLong ? `Please use at most ${connectionLimits.note} characters` : undefined}
          >
            <TextArea
              rows={4}
              value={note}
              onChange={({ target }) => {
                setNote(target.value)
                writeStored(draftKey, target.value || null, 'session')
              }}
            />
          </Field>
          {request.isError && (
            <Notice tone="danger" live className="mt-4">
              {errorMessage(
                request.error,
                'Couldn’t send your request. Check your connection and try again.',
              )}
            </Notice>
          )}
        </form>
      </DialogContent>
    </Dialog>
  )
}
