import { useState, type FormEvent } from 'react'
import { safeParse } from 'valibot'
import * as api from '#shared/staff/members-api.ts'
import { adminUserUpdate } from '#shared/staff/members-input.ts'
import { tokenLabel } from '#shared/tokens/tokens.ts'
import { staffCall } from '#src/staff/call.ts'
import { useAdminAction } from '#src/staff/use-admin-action.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog, DialogContent } from '#src/ui/overlays/dialog.tsx'
import { Field } from '#src/ui/forms/field.tsx'
import { TextInput } from '#src/ui/forms/input.tsx'
import { staffLimits } from '#shared/staff/limits.ts'

type FieldErrors = { tokens?: string; reason?: string }

function check(typed: string, reason: string): FieldErrors {
  const parsed = safeParse(adminUserUpdate, {
    skunkTokens: /^\s*-?\d+\s*$/.test(typed) ? Number.parseInt(typed, 10) : Number.NaN,
    reason,
  })
  if (parsed.success) return {}
  const errors: FieldErrors = {}
  for (const issue of parsed.issues) {
    if (issue.path?.[0]?.key === 'reason') errors.reason ??= issue.message
    else errors.tokens ??= issue.message
  }
  return errors
}

/** Sets a balance to a whole number, with a reason; the server refuses when the balance has changed meanwhile. */
export function TokenDialog({ user, onClose }: { user: api.AdminUser; onClose: () => void }) {
  const [typed, setTyped] = useState(String(user.skunkTokens))
  const [reason, setReason] = useState('')
  const [errors, setErrors] = useState<FieldErrors>({})
  const save = useAdminAction(
    (body: { skunkTokens: number; expectedTokens: number; reason: string }) =>
      staffCall(api.updateMember, { params: { id: user.id }, body }),
    { failed: 'Failed to update user', done: 'Balance changed' },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = check(typed, reason)
    setErrors(found)
    if (found.tokens || found.reason || save.isPending) return
    save.mutate(
      { skunkTokens: Number.parseInt(typed, 10), expectedTokens: user.skunkTokens, reason: reason.trim() },
      { onSuccess: onClose },
    )
  }
  const difference = Number.parseInt(typed, 10) - user.skunkTokens
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
    >
      <DialogContent
        title="Edit tokens"
        description={`${user.firstName} ${user.lastName} has ${tokenLabel(user.skunkTokens)}. The change stands in the member's token history.`}
        footer={
          <>
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" form="tokens" loading={save.isPending}>
              Save balance
            </Button>
          </>
        }
      >
        <form id="tokens" noValidate onSubmit={submit} className="grid gap-4">
          <Field
            label="New balance"
            hint={
              Number.isInteger(difference) && difference !== 0
                ? `${difference > 0 ? '+' : '−'}${Math.abs(difference)} as an adjustment`
                : 'A whole number, 0 or more'
            }
            error={errors.tokens}
          >
            <TextInput inputMode="numeric" value={typed} onChange={(event) => setTyped(event.target.value)} />
          </Field>
          <Field label="Reason" hint="The member reads it." error={errors.reason}>
            <TextInput
              value={reason}
              maxLength={staffLimits.reason}
              onChange={(event) => setReason(event.target.value)}
            />
          </Field>
        </form>
      </DialogContent>
    </Dialog>
  )
}
