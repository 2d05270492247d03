import { useState, type FormEvent, type ReactNode } from 'react'
import * as api from '#shared/team/api.ts'
import { asUser } from '#src/lib/as-user.ts'
import { errorMessage } from '#src/lib/api.ts'
import { call } from '#src/lib/call.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog, DialogContent, DialogTrigger } from '#src/ui/overlays/dialog.tsx'
import { Field } from '#src/ui/forms/field.tsx'
import { Select, TextArea, TextInput } from '#src/ui/forms/input.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { roleNames } from './role-names.ts'
import { useTeamCall } from './use-team-call.ts'
import { teamLimits } from '#shared/team/roles.ts'

type TransferDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  business: { businessOwnerId: number; businessName: string }
  /** The candidates: everyone on the team except the owner. */
  others: readonly api.TeamEntry[]
  userId: number
  /** The button that opens it. */
  children: ReactNode
}

/** Transfers the ownership for good; typing the business's name confirms it. */
export function TransferDialog({ open, onOpenChange, children, ...form }: TransferDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogTrigger asChild>{children}</DialogTrigger>
      <DialogContent
        title="Transfer ownership"
        description="The new owner manages the team from then on, and you stay on it as an admin."
      >
        <TransferForm {...form} onDone={() => onOpenChange(false)} />
      </DialogContent>
    </Dialog>
  )
}

type TransferFormProps = Pick<TransferDialogProps, 'business' | 'others' | 'userId'> & { onDone: () => void }

const sameName = (typed: string, name: string) =>
  typed.trim().toLocaleLowerCase('en-US') === name.toLocaleLowerCase('en-US')

function TransferForm({ business, others, userId, onDone }: TransferFormProps) {
  const [errors, setErrors] = useState<{ toUserId?: string; name?: string }>({})
  const transfer = useTeamCall({
    userId,
    call: (body: api.TransferOwnership) =>
      call(api.transfer, {
        params: { businessOwnerId: business.businessOwnerId },
        body,
        headers: asUser(userId),
      }),
    done: (_, { toUserId }) => {
      const newOwner = others.find(({ memberId }) => memberId === toUserId)?.member
      return {
        title: 'Ownership Transferred',
        description: `${newOwner?.firstName} ${newOwner?.lastName} is now the owner.`,
      }
    },
    failed: { title: 'Transfer Failed', fallback: 'Failed to transfer ownership' },
  })

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const toUserId = Number(data.get('toUserId'))
    const errors = {
      ...(!toUserId && { toUserId: 'Please choose a new owner' }),
      ...(!sameName(String(data.get('name')), business.businessName) && {
        name: `Type ${business.businessName} to confirm`,
      }),
    }
    setErrors(errors)
    const [first] = Object.keys(errors)
    if (first) return event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    transfer.mutate({ toUserId, notes: String(data.get('notes')) }, { onSuccess: onDone })
  }
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      <Notice tone="amber" title="This cannot be undone.">
        Only the new owner can give the business back.
      </Notice>
      <Field label="New owner" error={errors.toUserId}>
        <Select name="toUserId" required defaultValue="">
          <option value="" disabled>
            Choose somebody on your team
          </option>
          {others.map(({ memberId, role, member }) => (
            <option key={memberId} value={memberId}>
              {member.firstName} {member.lastName} ({roleNames[role].toLowerCase()})
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Notes" optional hint="Kept with the transfer; owner and admins can read them.">
        <TextArea name="notes" rows={3} maxLength={teamLimits.transferNotes} />
      </Field>
      <Field
        label="Name of the business"
        hint={
          <>
            Type <b className="text-ink">{business.businessName}</b> to confirm.
          </>
        }
        error={errors.name}
      >
        <TextInput name="name" autoComplete="off" spellCheck={false} required />
      </Field>
      {transfer.error && (
        <Notice tone="danger" live>
          {errorMessage(transfer.error, 'Failed to transfer ownership')}
        </Notice>
      )}
      <Button type="submit" variant="danger" loading={transfer.isPending}>
        Transfer ownership
      </Button>
    </form>
  )
}
