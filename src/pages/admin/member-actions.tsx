import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { AdminUser, AdminUserUpdate } from '#shared/api/admin-users.ts'
import { Button } from '#src/ui/button.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { ConfirmDialog } from '#src/ui/alert-dialog.tsx'
import { adminSend, useAdminAction } from './admin-api.ts'
import { adminPaths } from './admin-paths.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import { TokenDialog } from './token-dialog.tsx'

type Asked = 'tokens' | 'sessions' | 'reset' | 'admin' | 'sample' | 'founding' | 'delete'

/** The flags whose change is asked about: what it does stands in the question. */
function flagOf(
  asked: Asked,
  user: AdminUser,
): { title: string; text: string; button: string; body: AdminUserUpdate } | null {
  switch (asked) {
    case 'reset':
      return {
        title: 'Require a new password',
        text: 'The member is signed out everywhere and must set a new password at the next sign-in.',
        button: 'Require it',
        body: { passwordResetRequired: true },
      }
    case 'admin':
      return user.isAdmin
        ? {
            title: 'Take the Admin badge off',
            text: 'The badge goes and the member is signed out everywhere.',
            button: 'Take it off',
            body: { isAdmin: false },
          }
        : {
            title: 'Give the Admin badge',
            text: 'The profile carries the badge. It opens nothing: the admin area needs the password.',
            button: 'Give the badge',
            body: { isAdmin: true },
          }
    case 'sample':
      return user.isSampleData
        ? {
            title: 'Not sample data',
            text: 'The account counts as a member again.',
            button: 'Take the mark off',
            body: { isSampleData: false },
          }
        : {
            title: 'Mark as sample data',
            text: 'The account no longer counts as a licensee, and a founding number becomes free.',
            button: 'Mark as sample',
            body: { isSampleData: true },
          }
    default:
      return null
  }
}

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
  const flag = asked && flagOf(asked, user)
  const buttons: { asked: Asked; label: string; hidden?: boolean }[] = [
    { asked: 'tokens', label: 'Edit tokens' },
    { asked: 'sessions', label: 'End sessions' },
    { asked: 'reset', label: 'Require new password', hidden: user.passwordResetRequired },
    { asked: 'admin', label: user.isAdmin ? 'Unmake admin' : 'Make admin' },
    { asked: 'sample', label: user.isSampleData ? 'Not sample data' : 'Mark as sample' },
    { asked: 'founding', label: 'Release founding number', hidden: user.foundingNumber === null },
  ]
  return (
    <div className="flex flex-wrap gap-2" data-no-print>
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
      {flag && (
        <ConfirmDialog
          open
          onOpenChange={close}
          title={flag.title}
          description={flag.text}
          confirmLabel={flag.button}
          tone="primary"
          pending={update.isPending}
          onConfirm={() => update.mutate(flag.body, { onSuccess: close })}
        />
      )}
    </div>
  )
}

export function ReleaseDialog({
  user,
  onClose,
}: {
  user: { id: number; foundingNumber: number | null }
  onClose: () => void
}) {
  const release = useAdminAction(
    (reason: string) =>
      adminSend('POST', `/api/admin/users/${user.id}/release-founding-number`, { body: { reason } }),
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

function DeleteDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
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
            <li>Coming back under the same e-mail or phone earns nobody a second credit.</li>
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
