import type { ComponentProps } from 'react'
import { tv, type VariantProps } from 'tailwind-variants/lite'

const badge = tv({
  base: 'inline-flex max-w-full items-center gap-1.5 rounded-sm border px-2 py-0.5 text-xs leading-5 font-semibold',
  variants: {
    tone: {
      neutral: 'border-line bg-sunk text-ink-soft',
      outline: 'border-line-strong text-ink',
      spruce: 'border-transparent bg-spruce text-on-spruce',
      moss: 'border-transparent bg-moss-wash text-moss',
      gold: 'border-transparent bg-gold-wash text-gold-ink',
      rust: 'border-transparent bg-rust-wash text-rust',
      sky: 'border-transparent bg-sky-wash text-sky',
    },
  },
  defaultVariants: { tone: 'neutral' },
})

export function Badge({ tone, className, ...rest }: ComponentProps<'span'> & VariantProps<typeof badge>) {
  return <span {...rest} className={badge({ tone, className })} />
}
