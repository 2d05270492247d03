import { useState } from 'react'
import { useNavigate } from 'react-router'
import * as api from '#shared/staff/members-api.ts'
import { adminPaths } from '#src/staff/admin-paths.ts'
import { staffCall } from '#src/staff/call.ts'
import { useAdminAction } from '#src/staff/use-admin-action.ts'
import { ReasonDialog } from '#src/staff/pieces/reason-dialog.tsx'
import { Checkbox } from '#src/ui/forms/checkbox.tsx'

/** Deletes a member for good, after a summary of what is deleted and what stays. */
export function DeleteDialog({ user, onClose }: { user: api.AdminUser; onClose: () => void }) {
  const [isFraud, setFraud] = useState(false)
  const navigate = useNavigate()
  const remove = useAdminAction(
    async (reason: string) => {
      await staffCall(api.deleteMember, { params: { id: user.id }, body: { reason, isFraud } })
      // Before the queries refresh: the member's screen would turn into 'User not found' and unmount this dialog.
      await navigate(adminPaths.members, { replace: true })
    },
    { failed: 'Failed to delete user', done: 'Member deleted' },
  )
  return (
    <ReasonDialog
      title={`Delete ${user.firstName} ${user.lastName}`}
      description={
        <>
          <p>This cannot be undone.</p>
          <ul className="mt-2 list-disc pl-5">
            <li>The account, its sessions, images, connections and messages go.</li>
            <li>Tokens that others earned stay, and their history names a former member.</li>
            {user.foundingNumber !== null && <li>Founding No. {user.foundingNumber} becomes free.</li>}
            {user.accountType === 'business' && (
              <li>A team passes to its longest-standing admin, else member.</li>
            )}
            <li>Coming back under the same email or phone earns nobody a second credit.</li>
          </ul>
        </>
      }
      confirmLabel="Delete member"
      tone="danger"
      required={false}
      hint="It stands in the audit log."
      pending={remove.isPending}
      onClose={onClose}
      onConfirm={(reason) => remove.mutate(reason)}
    >
      <Checkbox
        label="This account was fraudulent"
        hint="The credit that its referrer got is taken back, never below zero."
        checked={isFraud}
        onChange={(event) => setFraud(event.target.checked)}
      />
    </ReasonDialog>
  )
}
