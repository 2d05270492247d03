import { useState, type FormEvent, type ReactNode } from 'react'
import * as v from 'valibot'
import * as api from '#shared/team/api.ts'
import { invite } from '#shared/team/invitations-api.ts'
import { asUser } from '#src/lib/as-user.ts'
import { errorMessage } from '#src/lib/api.ts'
import { call } from '#src/lib/call.ts'
import { Button } from '#src/ui/button.tsx'
import { EmailInput } from '#src/ui/forms/contact-inputs.tsx'
import { Dialog, DialogContent, DialogTrigger } from '#src/ui/overlays/dialog.tsx'
import { Field, FieldGroup } from '#src/ui/forms/field.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Radio } from '#src/ui/forms/radio-group.tsx'
import { toast } from '#src/lib/toast-store.ts'
import { roleNames } from './role-names.ts'
import { useTeamCall } from './use-team-call.ts'
import { type TeamRole, assignableTeamRoles, mayInTeam } from '#shared/team/roles.ts'

type InviteDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  business: { businessOwnerId: number; userRole: TeamRole }
  userId: number
  /** The button that opens it. */
  children: ReactNode
}

const hints: Record<(typeof assignableTeamRoles)[number], string> = {
  member: 'Is listed on your team.',
  admin: "Can also invite members and edit the business's profile.",
}

/** Invites an address by e-mail and role; what it says is the same for every address. */
export function InviteDialog({ open, onOpenChange, children, ...form }: InviteDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogTrigger asChild>{children}</DialogTrigger>
      <DialogContent
        title="Add a team member"
        description="They get an invitation, which is open for 14 days, and join your team when they accept it."
        size="sm"
      >
        <InviteForm {...form} onDone={() => onOpenChange(false)} />
      </DialogContent>
    </Dialog>
  )
}

function InviteForm({
  business: { businessOwnerId, userRole },
  userId,
  onDone,
}: Pick<InviteDialogProps, 'business' | 'userId'> & { onDone: () => void }) {
  const [emailError, setEmailError] = useState<string>()
  const [role, setRole] = useState<TeamRole>('member')
  const canAppoint = mayInTeam(userRole, 'appoint')
  const add = useTeamCall({
    userId,
    call: async (body: api.AddTeamMember) => {
      const options = { params: { businessOwnerId }, body, headers: asUser(userId) }
      // Admins may only invite members, by the call that is open to them.
      await (canAppoint ? call(api.add, options) : call(invite, options))
    },
    done: (_, { memberEmail }) => ({
      title: 'Member Added',
      description: `We invited ${memberEmail}. They join your team when they accept.`,
    }),
    failed: { title: 'Failed to Add Member', fallback: 'Failed to add team member' },
  })

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = { memberEmail: String(new FormData(event.currentTarget).get('memberEmail')), role }
    const parsed = v.safeParse(api.addTeamMemberInput, typed)
    if (!parsed.success) {
      const description = parsed.issues[0].message
      setEmailError(description)
      toast({ variant: 'destructive', title: 'Invalid Email', description })
      event.currentTarget.querySelector('input')?.focus()
      return
    }
    setEmailError(undefined)
    add.mutate(parsed.output, { onSuccess: onDone })
  }
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      <Field label="Email" error={emailError}>
        <EmailInput name="memberEmail" autoComplete="off" required />
      </Field>
      {canAppoint && (
        <FieldGroup label="Role">
          {assignableTeamRoles.map((choice) => (
            <Radio
              key={choice}
              name="role"
              value={choice}
              checked={role === choice}
              onChange={() => setRole(choice)}
              label={roleNames[choice]}
              hint={hints[choice]}
            />
          ))}
        </FieldGroup>
      )}
      {add.error && (
        <Notice tone="danger" live>
          {errorMessage(add.error, 'Failed to add team member')}
        </Notice>
      )}
      <Button type="submit" loading={add.isPending}>
        Send invitation
      </Button>
    </form>
  )
}
