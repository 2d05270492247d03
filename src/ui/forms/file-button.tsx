import type { ChangeEventHandler, Ref } from 'react'
import { Spinner } from '#src/ui/spinner.tsx'

type FileButtonProps = {
  /** The label, which is also the input's accessible name. */
  children: string
  /** The accepted MIME types. */
  accept: readonly string[]
  /** Whether a chosen file is being read or uploaded. */
  busy: boolean
  ref: Ref<HTMLInputElement>
  onChange: ChangeEventHandler<HTMLInputElement>
}

/** A file input styled as a button; the visually hidden input keeps keyboard and screen reader support. */
export function FileButton({ children, accept, busy, ref, onChange }: FileButtonProps) {
  return (
    <label className="inline-flex min-h-10 items-center gap-2 rounded-md border border-line-strong px-4 text-sm font-semibold has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-spruce enabled-hover:border-ink">
      {busy && <Spinner />}
      {children}
      <input ref={ref} type="file" accept={accept.join(',')} className="sr-only" onChange={onChange} />
    </label>
  )
}
