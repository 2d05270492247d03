import { useState } from 'react'
import type { AdminUser, AdminUserUpdate } from '#shared/staff/members-api.ts'
import { adminSend, useAdminAction } from '#src/staff/admin-api.ts'
import { KeptFocus } from '#src/staff/pieces/focus-restore.tsx'
import { ReleaseDialog } from '#src/staff/pieces/release-dialog.tsx'
import { ConfirmDialog } from '#src/ui/overlays/alert-dialog.tsx'
import { Button } from '#src/ui/button.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { flagChanges, type Flag, type FlagChange } from './member-flags.ts'
import { TokenDialog } from './token-dialog.tsx'

type Asked = Flag | 'tokens' | 'sessions' | 'founding' | 'delete'

/** Everything that can be done to one member; each asks first and names what it does. */
export function MemberActions({ user }: { user: AdminUser }) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  const update = useAdminAction(
    (body: AdminUserUpdate) => adminSend('PUT', `/api/admin/users/${user.id}`, { body }),
    { failed: 'Failed to update user', done: 'Saved' },
  )
  const endSessions = useAdminAction(() => adminSend('DELETE', `/api/admin/users/${user.id}/sessions`), {
    failed: 'Failed to update user',
    done: 'Signed out everywhere',
  })
  const changes: Partial<Record<Asked, FlagChange>> = flagChanges(user)
  const change = asked && changes[asked]
  const buttons: { asked: Asked; label: string; hidden?: boolean }[] = [
    { asked: 'tokens', label: 'Edit tokens' },
    { asked: 'sessions', label: 'End sessions' },
    { asked: 'reset', label: 'Require new password', hidden: user.passwordResetRequired },
    { asked: 'admin', label: user.isAdmin ? 'Unmake admin' : 'Make admin' },
    { asked: 'sample', label: user.isSampleData ? 'Not sample data' : 'Mark as sample' },
    { asked: 'founding', label: 'Release founding number', hidden: user.foundingNumber === null },
  ]
  return (
    <KeptFocus to="button:first-of-type" className="flex flex-wrap gap-2 print:hidden">
      {buttons
        .filter(({ hidden }) => !hidden)
        .map(({ asked, label }) => (
          <Button key={asked} size="sm" variant="secondary" onClick={() => setAsked(asked)}>
            {label}
          </Button>
        ))}
      <Button size="sm" variant="danger" onClick={() => setAsked('delete')}>
        Delete
      </Button>
      {asked === 'tokens' && <TokenDialog user={user} onClose={close} />}
      {asked === 'founding' && <ReleaseDialog user={user} onClose={close} />}
      {asked === 'delete' && <DeleteDialog user={user} onClose={close} />}
      {asked === 'sessions' && (
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
    </KeptFocus>
  )
}
