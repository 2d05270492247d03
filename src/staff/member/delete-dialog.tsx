import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { AdminUser } from '#shared/staff/members-api.ts'
import { adminSend, useAdminAction } from '#src/staff/admin-api.ts'
import { adminPaths } from '#src/staff/admin-paths.ts'
import { ReasonDialog } from '#src/staff/pieces/reason-dialog.tsx'
import { Checkbox } from '#src/ui/forms/checkbox.tsx'

/** Deletes a member for good; says what goes and what stays (design §3 "Deletion by admin"). */
export function DeleteDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const [isFraud, setFraud] = useState(false)
  const navigate = useNavigate()
  const remove = useAdminAction(
    async (reason: string) => {
      await adminSend('DELETE', `/api/admin/users/${user.id}`, { body: { reason, isFraud } })
      // Before anything is read again: the member's own page would find nobody, and take this dialog with it.
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
