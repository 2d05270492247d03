import { Slot } from 'radix-ui/slot'
import type { ComponentProps } from 'react'
import { tv, type VariantProps } from 'tailwind-variants/lite'

const textLink = tv({
  base: 'rounded-xs transition-colors',
  variants: {
    variant: {
      /** In running text. */
      text: 'text-spruce underline decoration-1 underline-offset-3 hover:decoration-2',
      /** Standing alone, as after a card. */
      action:
        'inline-flex items-center gap-1.5 py-1 font-semibold text-spruce underline-offset-4 hover:underline',
      /** In navigation: the current page carries the gold rule. */
      nav: 'py-1 font-medium text-ink-soft no-underline hover:text-ink aria-[current=page]:text-ink aria-[current=page]:shadow-[0_2px_0_var(--color-gold)]',
      /** A name that is a link only on a closer look: rows, cards. */
      quiet: 'text-ink no-underline decoration-line-strong underline-offset-3 hover:underline',
    },
  },
  defaultVariants: { variant: 'text' },
})

/** An anchor, or with `asChild` the router's link, dressed as a link. */
export function TextLink({
  asChild,
  variant,
  className,
  ...rest
}: ComponentProps<'a'> & VariantProps<typeof textLink> & { asChild?: boolean }) {
  const Element = asChild ? Slot : 'a'
  return <Element {...rest} className={textLink({ variant, className })} />
}
