import * as api from '#shared/staff/members-api.ts'
import { staffCall } from '#src/staff/call.ts'
import { useAdminAction } from '#src/staff/use-admin-action.ts'
import { ReasonDialog } from './reason-dialog.tsx'

/** Releases a member's founding number; the reason goes to the audit log. */
export function ReleaseDialog({
  user,
  onClose,
}: {
  user: { id: number; foundingNumber: number | null }
  onClose: () => void
}) {
  const release = useAdminAction(
    (reason: string) => staffCall(api.releaseFoundingNumber, { params: { id: user.id }, body: { reason } }),
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
