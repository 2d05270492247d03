import { CopyField } from '#src/ui/copy-field.tsx'
import { toast } from '#src/lib/toast-store.ts'

type OwnLinkProps = {
  label: string
  value: string
  /** The toast's title if copying fails. */
  failed: string
}

/** A member's own link with a visible label, to copy. */
export function OwnLink({ label, value, failed }: OwnLinkProps) {
  return (
    <div className="min-w-0">
      <p aria-hidden className="mb-1.5 text-sm font-semibold">
        {label}
      </p>
      <CopyField
        label={label}
        value={value}
        onFailed={() => toast({ variant: 'destructive', title: failed })}
      />
    </div>
  )
}
