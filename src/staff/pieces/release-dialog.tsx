import { adminSend, useAdminAction } from '#src/staff/admin-api.ts'
import { ReasonDialog } from './reason-dialog.tsx'

/** Takes a founding number back, with the reason that the audit log keeps. */
export function ReleaseDialog({
  user,
  onClose,
}: {
  user: { id: number; foundingNumber: number | null }
  onClose: () => void
}) {
  const release = useAdminAction(
    (reason: string) =>
      adminSend('DELETE', `/api/admin/users/${user.id}/founding-number`, { body: { reason } }),
    { failed: 'Failed to update user', done: 'Founding number released' },
  )
  return (
    <ReasonDialog
      title={`Release founding No. ${user.foundingNumber}`}
      description="The member keeps the account and loses the number. The next operator to register gets the lowest free one."
      confirmLabel="Release the number"
      tone="danger"
      pending={release.isPending}
      onClose={onClose}
      onConfirm={(reason) => release.mutate(reason, { onSuccess: onClose })}
    />
  )
}
