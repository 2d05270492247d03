import type { ComponentProps, ReactNode } from 'react'
import { tick } from './checkbox.tsx'

type RadioProps = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; hint?: ReactNode }

/** One radio button; put several with the same `name` into a <FieldGroup>. */
export function Radio({ label, hint, className, ...rest }: RadioProps) {
  return (
    <label className={`flex items-start gap-3 py-1.5 ${className ?? ''}`}>
      <input {...rest} type="radio" className={tick({ kind: 'dot', className: 'mt-0.5' })} />
      <span className="text-[1rem] leading-normal">
        {label}
        {hint && <span className="block text-sm text-ink-soft">{hint}</span>}
      </span>
    </label>
  )
}

/** A radio button as a card with a picture and a description; the whole card is clickable. */
export function RadioCard({
  label,
  hint,
  picture,
  className,
  ...rest
}: RadioProps & { picture?: ReactNode }) {
  return (
    <label
      className={`relative flex items-start gap-3 rounded-md border border-line-strong bg-surface p-4 transition-colors enabled-hover:border-ink has-checked:border-spruce has-checked:bg-moss-wash has-checked:shadow-[inset_0_0_0_1px_var(--color-spruce)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-spruce ${className ?? ''}`}
    >
      {picture}
      <span className="min-w-0 flex-1">
        <span className="block text-[1rem] leading-snug font-semibold">{label}</span>
        {hint && <span className="mt-0.5 block text-sm text-ink-soft">{hint}</span>}
      </span>
      <input {...rest} type="radio" className={tick({ kind: 'dot', className: 'outline-none' })} />
    </label>
  )
}

/** Lays out radio cards in columns, stacked on a phone. */
export function RadioCards({ children, columns = 2 }: { children: ReactNode; columns?: 1 | 2 | 3 }) {
  const grid = { 1: '', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-2 md:grid-cols-3' } as const
  return <div className={`grid gap-3 ${grid[columns]}`}>{children}</div>
}
