import { useId, type ComponentProps, type ReactNode } from 'react'
import { tv } from 'tailwind-variants/lite'
import { FieldError } from './field.tsx'

/** Styles native checkboxes and radio buttons, which keep their keyboard behavior, form value and label. */
export const tick = tv({
  base: [
    'peer grid size-5.5 shrink-0 appearance-none place-items-center border border-line-strong bg-surface transition-colors',
    "after:scale-0 after:transition-transform after:duration-150 after:content-[''] checked:after:scale-100",
    'enabled-hover:border-ink checked:border-spruce aria-invalid:border-rust disabled:opacity-60',
  ],
  variants: {
    kind: {
      box: 'rounded-xs checked:bg-spruce after:mb-0.5 after:h-3 after:w-1.75 after:rotate-45 after:border-r-2 after:border-b-2 after:border-on-spruce',
      dot: 'rounded-full after:size-3 after:rounded-full after:bg-spruce forced-colors:after:bg-[CanvasText]',
    },
  },
})

/** A checkbox with its label; an error is shown below and announced. */
export function Checkbox({
  label,
  hint,
  error,
  className,
  ...rest
}: Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
}) {
  const generatedId = useId()
  const id = rest.id ?? generatedId
  const describedBy = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <div className={className}>
      <label className="flex items-start gap-3 py-1">
        <input
          {...rest}
          id={id}
          type="checkbox"
          aria-describedby={describedBy || undefined}
          aria-invalid={error ? true : undefined}
          className={tick({ kind: 'box', className: 'mt-0.5' })}
        />
        <span className="text-[1rem] leading-normal">{label}</span>
      </label>
      {hint && (
        <p id={`${id}-hint`} className="ml-8.5 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      <div className="ml-8.5">
        <FieldError id={id} error={error} />
      </div>
    </div>
  )
}
