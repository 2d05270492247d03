import { useState, type ReactNode } from 'react'
import { ConfirmDialog } from '#src/ui/overlays/alert-dialog.tsx'
import { Field } from '#src/ui/forms/field.tsx'
import { TextArea } from '#src/ui/forms/input.tsx'
import { staffLimits } from '#shared/staff/limits.ts'

/** Confirms a decision with a reason; `required` refuses an empty one with the text `missing`. */
export function ReasonDialog({
  title,
  description,
  label = 'Reason',
  hint,
  confirmLabel,
  tone = 'primary',
  required = true,
  missing = 'Please give a reason',
  pending,
  onConfirm,
  onClose,
  children,
}: {
  title: string
  description: ReactNode
  label?: string
  hint?: string
  confirmLabel: string
  tone?: 'primary' | 'danger'
  required?: boolean
  missing?: string
  pending: boolean
  onConfirm: (reason: string) => void
  onClose: () => void
  children?: ReactNode
}) {
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const confirm = () => {
    const isEmpty = required && reason.trim() === ''
    setMissing(isEmpty)
    if (!isEmpty) onConfirm(reason.trim())
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open && !pending) onClose()
      }}
      title={title}
      description={description}
      confirmLabel={confirmLabel}
      tone={tone}
      pending={pending}
      onConfirm={confirm}
    >
      <div className="grid gap-4">
        {children}
        <Field label={label} hint={hint} optional={!required} error={isMissing ? missing : undefined}>
          <TextArea
            {...(required ? { 'data-first': true } : {})}
            rows={3}
            maxLength={staffLimits.reason}
            value={reason}
            onChange={(event) => setReason(event.target.value.replaceAll('\n', ' '))}
          />
        </Field>
      </div>
    </ConfirmDialog>
  )
}
