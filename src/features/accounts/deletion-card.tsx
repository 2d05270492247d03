import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { DeleteAccount } from '#shared/accounts/api.ts'
import type { OwnUser } from '#shared/profiles/member-views.ts'
import { forgetMember } from './queries.ts'
import { ownedBusinessQuery, teamQuery } from '#src/features/team/queries.ts'
import { ApiError, messageOf, send } from '#src/lib/api.ts'
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

/** The end of an account, with what goes and what stays said before it (R533). */
export function DeletionCard({ user, className }: { user: OwnUser; className?: string }) {
  return (
    <Card asChild className={className}>
      <section aria-label="Delete account">
        <CardHeader title="Delete my account" />
        <div className="grid gap-x-10 gap-y-5 md:grid-cols-2">
          <Items title="What goes" items={deletionCopy.goes} />
          <Items title="What stays" items={deletionCopy.stays} />
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
  const [asking, setAsking] = useState(false)
  const [password, setPassword] = useState('')
  const [passTeamOn, setPassTeamOn] = useState(false)
  const leadsTeam = useLeadsTeam(user.id)
  const client = useQueryClient()
  const navigate = useNavigate()
  const remove = useMutation({
    mutationFn: (body: DeleteAccount) => send('DELETE', `/api/users/${user.id}`, { body }),
    onSuccess: async () => {
      // Home first: this page would otherwise ask for a sign-in for a moment.
      await navigate(paths.home())
      forgetMember(client)
      toast({ title: 'Your account is deleted' })
    },
  })
  const wrong = remove.error instanceof ApiError ? remove.error.issues['password'] : undefined
  return (
    <ConfirmDialog
      trigger={
        <Button variant="danger" size="sm" className="mt-6">
          Delete my account
        </Button>
      }
      open={asking}
      onOpenChange={(open) => {
        setAsking(open)
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
              label="Let my team pass on by itself"
              checked={passTeamOn}
              onChange={({ currentTarget }) => setPassTeamOn(currentTarget.checked)}
            />
          </Notice>
        )}
        <Field label="Your password" error={wrong}>
          <PasswordInput
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={({ currentTarget }) => setPassword(currentTarget.value)}
          />
        </Field>
        {remove.error && !wrong && (
          <Notice tone="danger" live>
            {messageOf(remove.error, connectionFailed)}
          </Notice>
        )}
      </div>
    </ConfirmDialog>
  )
}

/** Whether somebody else would have to take the business over. */
function useLeadsTeam(userId: number): boolean {
  const business = useQuery(ownedBusinessQuery(userId)).data
  const isOwner = business?.userRole === 'owner'
  const team = useQuery({
    ...teamQuery(isOwner ? business.businessOwnerId : userId, userId),
    enabled: isOwner,
  }).data
  return (team?.length ?? 0) > 1
}
