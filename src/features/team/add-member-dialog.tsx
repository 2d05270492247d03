import { useState, type FormEvent, type ReactNode } from 'react'
import * as v from 'valibot'
import * as api from '#shared/team/api.ts'
import type { OwnUser } from '#shared/profiles/member-views.ts'
import { OwnLink } from '#src/features/referrals/sharing/own-link.tsx'
import { linkOf } from '#src/features/referrals/sharing/share-links.ts'
import { asUser } from '#src/lib/as-user.ts'
import { ApiError, errorMessage } from '#src/lib/api.ts'
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
import { type TeamRole, assignableTeamRoles } from '#shared/team/roles.ts'

type AddMemberDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  businessOwnerId: number
  user: OwnUser
  /** The button that opens it. */
  children: ReactNode
}

const hints: Record<(typeof assignableTeamRoles)[number], string> = {
  member: 'Is listed on your team.',
  admin: 'Sees the team list too.',
}

/** Adds a member by e-mail and role; for an address without an account it offers the referral link. */
export function AddMemberDialog({ open, onOpenChange, children, ...form }: AddMemberDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogTrigger asChild>{children}</DialogTrigger>
      <DialogContent
        title="Add a team member"
        description="They need an account of their own. They are told that you added them, and can leave any time."
        size="sm"
      >
        <AddMemberForm {...form} onDone={() => onOpenChange(false)} />
      </DialogContent>
    </Dialog>
  )
}

type AddMemberFormProps = { businessOwnerId: number; user: OwnUser; onDone: () => void }

function AddMemberForm({ businessOwnerId, user, onDone }: AddMemberFormProps) {
  const [emailError, setEmailError] = useState<string>()
  const [role, setRole] = useState<TeamRole>('member')
  const add = useTeamCall({
    userId: user.id,
    call: (body: api.AddTeamMember) =>
      call(api.add, { params: { businessOwnerId }, body, headers: asUser(user.id) }),
    done: ({ member, role }) => ({
      title: 'Member Added',
      description: `${member.firstName} ${member.lastName} is on your team as ${roleNames[role].toLowerCase()}.`,
    }),
    failed: { title: 'Failed to Add Member', fallback: 'Failed to add team member' },
  })
  const isUnknown = add.error instanceof ApiError && add.error.code === 'NOT_A_MEMBER'

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
      {isUnknown && (
        <Notice tone="info" live>
          <p className="mb-3">{errorMessage(add.error, '')}</p>
          <OwnLink
            label="Your referral link"
            value={linkOf(window.location.origin, user)}
            failed="Failed to copy referral link"
          />
        </Notice>
      )}
      {add.error && !isUnknown && (
        <Notice tone="danger" live>
          {errorMessage(add.error, 'Failed to add team member')}
        </Notice>
      )}
      <Button type="submit" loading={add.isPending}>
        Add member
      </Button>
    </form>
  )
}
