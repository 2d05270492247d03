import { tv, type VariantProps } from 'tailwind-variants/lite'

const spinner = tv({
  base: 'inline-block shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent',
  variants: { size: { sm: 'size-4', md: 'size-5', lg: 'size-8' } },
  defaultVariants: { size: 'sm' },
})

/** A spinner in the text color. With a `label` it is announced; without one it is decorative. */
export function Spinner({ label, size }: { label?: string } & VariantProps<typeof spinner>) {
  if (!label) return <span aria-hidden className={spinner({ size })} />
  return (
    <span role="status" className="inline-flex items-center gap-3 text-ink-soft">
      <span aria-hidden className={spinner({ size })} />
      {label}
    </span>
  )
}
