import { tv, type VariantProps } from 'tailwind-variants/lite'

const bar = tv({
  base: 'block h-full rounded-full forced-colors:bg-[CanvasText] transition-[width] duration-200 ease-out',
  variants: {
    tone: { spruce: 'bg-spruce', gold: 'bg-gold shadow-[inset_0_0_0_1.5px_var(--color-gold-ink)]' },
  },
  defaultVariants: { tone: 'spruce' },
})

type ProgressProps = VariantProps<typeof bar> & {
  value: number
  max: number
  label: string
  /** The value as screen readers announce it: '31 of 50 licensed businesses'. */
  valueText?: string
  className?: string
}

/** A progress bar. Needs no script, so it can be prerendered. */
export function Progress({ value, max, label, valueText, tone, className }: ProgressProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(value, max)}
      aria-valuetext={valueText}
      data-keep-color
      className={`h-2 overflow-hidden rounded-full bg-sunk shadow-[inset_0_0_0_1px_var(--color-line)] ${className ?? ''}`}
    >
      <span className={bar({ tone })} style={{ width: `${share * 100}%` }} />
    </div>
  )
}
