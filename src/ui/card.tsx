import { Slot } from 'radix-ui/slot'
import type { ComponentProps, ReactNode } from 'react'
import { tv, type VariantProps } from 'tailwind-variants/lite'

const card = tv({
  base: 'min-w-0 rounded-lg border border-line bg-surface',
  variants: {
    pad: { none: '', md: 'p-5 md:p-6', lg: 'p-5 md:p-8' },
    /** For a card that is a single link: highlights on hover. */
    interactive: { true: 'transition-colors hover:border-line-strong' },
  },
  defaultVariants: { pad: 'md' },
})

/** A bordered surface. Do not nest cards. */
export function Card({
  asChild,
  pad,
  interactive,
  className,
  ...rest
}: ComponentProps<'div'> & VariantProps<typeof card> & { asChild?: boolean }) {
  const Element = asChild ? Slot : 'div'
  return <Element {...rest} className={card({ pad, interactive, className })} />
}

/** A card's title, with an optional small element on the right. */
export function CardHeader({
  title,
  description,
  actions,
  headingLevel: Heading = 'h2',
}: {
  title: ReactNode
  description?: ReactNode
  actions?: ReactNode
  headingLevel?: 'h2' | 'h3'
}) {
  return (
    <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
      <div className="min-w-0">
        <Heading className="text-xl leading-tight">{title}</Heading>
        {description && <p className="mt-1 text-sm text-ink-soft">{description}</p>}
      </div>
      {actions && <div className="text-sm text-ink-soft">{actions}</div>}
    </div>
  )
}
