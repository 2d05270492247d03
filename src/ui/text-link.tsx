import { Slot } from 'radix-ui/slot'
import type { ComponentProps } from 'react'
import { tv, type VariantProps } from 'tailwind-variants/lite'

const textLink = tv({
  base: 'rounded-xs transition-colors',
  variants: {
    variant: {
      /** Inside running text. */
      text: 'text-spruce underline decoration-1 underline-offset-3 hover:decoration-2',
      /** On its own line. */
      action:
        'inline-flex items-center gap-1.5 py-1 font-semibold text-spruce underline-offset-4 hover:underline',
      /** In navigation; the current page is underlined in gold. */
      nav: 'py-1 font-medium text-ink-soft no-underline hover:text-ink aria-[current=page]:text-ink aria-[current=page]:shadow-[0_2px_0_var(--color-gold)]',
      /** Underlined on hover only, for names in rows and cards. */
      quiet: 'text-ink no-underline decoration-line-strong underline-offset-3 hover:underline',
    },
  },
  defaultVariants: { variant: 'text' },
})

/** A styled anchor, or with `asChild` a styled router link. */
export function TextLink({
  asChild,
  variant,
  className,
  ...rest
}: ComponentProps<'a'> & VariantProps<typeof textLink> & { asChild?: boolean }) {
  const Element = asChild ? Slot : 'a'
  return <Element {...rest} className={textLink({ variant, className })} />
}
