import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import * as api from '#shared/accounts/api.ts'
import type { DeleteAccount } from '#shared/accounts/wire.ts'
import type { OwnUser } from '#shared/profiles/member-views.ts'
import { clearMember } from './queries.ts'
import { ownedBusinessQuery, teamQuery } from '#src/features/team/queries.ts'
import { ApiError, errorMessage } from '#src/lib/api.ts'
import { call } from '#src/lib/call.ts'
import { paths } from '#src/paths.ts'
import { ConfirmDialog } from '#src/ui/overlays/alert-dialog.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { Checkbox } from '#src/ui/forms/checkbox.tsx'
import { Field } from '#src/ui/forms/field.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { PasswordInput } from '#src/ui/forms/password-input.tsx'
import { TextLink } from '#src/ui/text-link.tsx'
import { toast } from '#src/lib/toast-store.ts'
import { connectionFailed, deletionCopy } from './account-content.ts'

/** Deletes the account, after a list of what is removed and what is kept. */
export function DeletionCard({ user, className }: { user: OwnUser; className?: string }) {
  return (
    <Card asChild className={className}>
      <section aria-label="Delete account">
        <CardHeader title="Delete my account" />
        <div className="grid gap-x-10 gap-y-5 md:grid-cols-2">
          <Items title="What goes" items={deletionCopy.deleted} />
          <Items title="What stays" items={deletionCopy.retained} />
        </div>
        <Deletion user={user} />
      </section>
    </Card>
  )
}

function Items({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div>
      <h3 className="text-[1rem]">{title}</h3>
      <ul className="mt-1.5 list-disc pl-5 text-[1rem] text-ink-soft">
        {items.map((item) => (
          <li key={item} className="mt-1">
            {item}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Deletion({ user }: { user: OwnUser }) {
  const [isOpen, setIsOpen] = useState(false)
  const [password, setPassword] = useState('')
  const [passTeamOn, setPassTeamOn] = useState(false)
  const leadsTeam = useLeadsTeam(user.id)
  const client = useQueryClient()
  const navigate = useNavigate()
  const remove = useMutation({
    mutationFn: (body: DeleteAccount) => call(api.deleteAccount, { params: { id: user.id }, body }),
    onSuccess: async () => {
      // Navigate first: this page would briefly ask for a sign-in otherwise.
      await navigate(paths.home())
      clearMember(client)
      toast({ title: 'Your account is deleted' })
    },
  })
  const passwordError = remove.error instanceof ApiError ? remove.error.issues['password'] : undefined
  return (
    <ConfirmDialog
      trigger={
        <Button variant="danger" size="sm" className="mt-6">
          Delete my account
        </Button>
      }
      open={isOpen}
      onOpenChange={(open) => {
        setIsOpen(open)
        setPassword('')
        remove.reset()
      }}
      title="Delete your account for good?"
      description="Nobody can bring it back. Your referral link stops working at once."
      confirmLabel="Delete for good"
      cancelLabel="Keep my account"
      pending={remove.isPending}
      onConfirm={() => remove.mutate({ password, passTeamOn })}
    >
      <div className="grid grid-cols-1 gap-4">
        {leadsTeam && (
          <Notice tone="amber" title="You lead a team">
            <p>
              <TextLink asChild>
                <Link to={`${paths.dashboard(user.id)}#team`}>Transfer the ownership first</Link>
              </TextLink>
              , or let it pass to the longest-standing admin, else member.
            </p>
            <Checkbox
              className="mt-2"
              label="Transfer my team automatically"
              checked={passTeamOn}
              onChange={({ currentTarget }) => setPassTeamOn(currentTarget.checked)}
            />
          </Notice>
        )}
        <Field label="Your password" error={passwordError}>
          <PasswordInput
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={({ currentTarget }) => setPassword(currentTarget.value)}
          />
        </Field>
        {remove.error && !passwordError && (
          <Notice tone="danger" live>
            {errorMessage(remove.error, connectionFailed)}
          </Notice>
        )}
      </div>
    </ConfirmDialog>
  )
}

/** Whether the member owns a business with other people on its team. */
function useLeadsTeam(userId: number): boolean {
  const business = useQuery(ownedBusinessQuery(userId)).data
  const isOwner = business?.userRole === 'owner'
  const team = useQuery({
    ...teamQuery(isOwner ? business.businessOwnerId : userId, userId),
    enabled: isOwner,
  }).data
  return (team?.length ?? 0) > 1
}
