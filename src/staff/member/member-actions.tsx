import { useState } from 'react'
import * as api from '#shared/staff/members-api.ts'
import type { AdminUserUpdate } from '#shared/staff/members-input.ts'
import { staffCall } from '#src/staff/call.ts'
import { FocusRestore } from '#src/staff/pieces/focus-restore.tsx'
import { ReleaseDialog } from '#src/staff/pieces/release-dialog.tsx'
import { useAdminAction } from '#src/staff/use-admin-action.ts'
import { ConfirmDialog } from '#src/ui/overlays/alert-dialog.tsx'
import { Button } from '#src/ui/button.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { flagChanges, type Flag, type FlagChange } from './member-flags.ts'
import { TokenDialog } from './token-dialog.tsx'

type Action = Flag | 'tokens' | 'sessions' | 'founding' | 'delete'

/** The actions on one member; each opens a dialog that says what it does. */
export function MemberActions({ user }: { user: api.AdminUser }) {
  const [action, setAction] = useState<Action | null>(null)
  const close = () => setAction(null)
  const update = useAdminAction(
    (body: AdminUserUpdate) => staffCall(api.updateMember, { params: { id: user.id }, body }),
    { failed: 'Failed to update user', done: 'Saved' },
  )
  const endSessions = useAdminAction(() => staffCall(api.endSessions, { params: { id: user.id } }), {
    failed: 'Failed to update user',
    done: 'Signed out everywhere',
  })
  const changes: Partial<Record<Action, FlagChange>> = flagChanges(user)
  const change = action && changes[action]
  const buttons: { action: Action; label: string; hidden?: boolean }[] = [
    { action: 'tokens', label: 'Edit tokens' },
    { action: 'sessions', label: 'End sessions' },
    { action: 'reset', label: 'Require new password', hidden: user.passwordResetRequired },
    { action: 'admin', label: user.isAdmin ? 'Unmake admin' : 'Make admin' },
    { action: 'sample', label: user.isSampleData ? 'Not sample data' : 'Mark as sample' },
    { action: 'founding', label: 'Release founding number', hidden: user.foundingNumber === null },
  ]
  return (
    <FocusRestore to="button:first-of-type" className="flex flex-wrap gap-2 print:hidden">
      {buttons
        .filter(({ hidden }) => !hidden)
        .map(({ action, label }) => (
          <Button key={action} size="sm" variant="secondary" onClick={() => setAction(action)}>
            {label}
          </Button>
        ))}
      <Button size="sm" variant="danger" onClick={() => setAction('delete')}>
        Delete
      </Button>
      {action === 'tokens' && <TokenDialog user={user} onClose={close} />}
      {action === 'founding' && <ReleaseDialog user={user} onClose={close} />}
      {action === 'delete' && <DeleteDialog user={user} onClose={close} />}
      {action === 'sessions' && (
        <ConfirmDialog
          open
          onOpenChange={close}
          title="End all sessions"
          description="The member is signed out on every device and can sign in again."
          confirmLabel="End sessions"
          tone="primary"
          pending={endSessions.isPending}
          onConfirm={() => endSessions.mutate(undefined, { onSuccess: close })}
        />
      )}
      {change && (
        <ConfirmDialog
          open
          onOpenChange={close}
          title={change.title}
          description={change.text}
          confirmLabel={change.button}
          tone="primary"
          pending={update.isPending}
          onConfirm={() => update.mutate(change.body, { onSuccess: close })}
        />
      )}
    </FocusRestore>
  )
}
