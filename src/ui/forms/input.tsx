import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { tv } from 'tailwind-variants/lite'
import { useFieldControl } from './field.tsx'
import { Icon } from '#src/ui/icon.tsx'

export const control = tv({
  base: [
    'block w-full min-h-12 rounded-md border border-line-strong bg-surface px-3.5 text-[1rem] text-ink transition-colors',
    'enabled-hover:border-ink-soft focus-visible:border-spruce focus-visible:outline-offset-0 aria-invalid:border-rust',
    'disabled:bg-sunk disabled:text-ink-soft read-only:bg-sunk',
  ],
  variants: {
    kind: {
      line: '',
      area: 'min-h-28 py-3 leading-normal wrap-anywhere field-sizing-content max-h-96',
      select: 'appearance-none truncate pr-11 read-only:bg-surface',
    },
  },
  defaultVariants: { kind: 'line' },
})

export function TextInput({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return <input {...useFieldControl()} {...rest} type={type} className={control({ className })} />
}

export function TextArea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      dir="auto"
      {...useFieldControl()}
      {...rest}
      rows={rows}
      className={control({ kind: 'area', className })}
    />
  )
}

/** The native select, for its phone and screen reader support. Pass <option>s. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select {...useFieldControl()} {...rest} className={control({ kind: 'select', className })}>
        {children}
      </select>
      <Icon
        as={ChevronDown}
        className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-ink-soft"
      />
    </span>
  )
}
