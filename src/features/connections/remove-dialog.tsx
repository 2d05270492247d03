import { ConfirmDialog } from '#src/ui/overlays/alert-dialog.tsx'

type RemoveDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  name: string
  pending: boolean
  onConfirm: () => void
}

/** Asks before a connection is removed. */
export function RemoveDialog({ name, ...state }: RemoveDialogProps) {
  return (
    <ConfirmDialog
      {...state}
      title={`Remove ${name}?`}
      description="You won’t be able to message each other anymore. Past messages stay. They won’t be notified."
      confirmLabel="Remove connection"
    />
  )
}
