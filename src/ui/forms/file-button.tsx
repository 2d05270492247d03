import type { ChangeEventHandler, Ref } from 'react'
import { Spinner } from '#src/ui/spinner.tsx'

type FileButtonProps = {
  /** What it says; the file input's name. */
  children: string
  /** The types that may be chosen. */
  accept: readonly string[]
  /** Whether a chosen file is being read or sent. */
  busy: boolean
  ref: Ref<HTMLInputElement>
  onChange: ChangeEventHandler<HTMLInputElement>
}

/** A file input in the clothes of a button; the input itself is there for the keyboard and screen readers. */
export function FileButton({ children, accept, busy, ref, onChange }: FileButtonProps) {
  return (
    <label className="inline-flex min-h-10 items-center gap-2 rounded-md border border-line-strong px-4 text-sm font-semibold has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-spruce enabled-hover:border-ink">
      {busy && <Spinner />}
      {children}
      <input ref={ref} type="file" accept={accept.join(',')} className="sr-only" onChange={onChange} />
    </label>
  )
}
