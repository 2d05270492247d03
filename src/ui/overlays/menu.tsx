import * as Radix from 'radix-ui/dropdown-menu'
import type { ComponentProps } from 'react'
import { tv, type VariantProps } from 'tailwind-variants/lite'

/** A non-modal menu: the page stays readable and scrollable; Escape or an outside click closes it. */
export function Menu(props: ComponentProps<typeof Radix.Root>) {
  return <Radix.Root modal={false} {...props} />
}

export const MenuTrigger = Radix.Trigger

const item = tv({
  base: 'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-sm px-3 text-[1rem] no-underline outline-none select-none data-disabled:opacity-50',
  variants: {
    tone: {
      plain: 'text-ink data-highlighted:bg-ink/7',
      danger: 'text-rust data-highlighted:bg-rust-wash',
    },
  },
  defaultVariants: { tone: 'plain' },
})

export function MenuContent({ className, align = 'end', ...rest }: ComponentProps<typeof Radix.Content>) {
  return (
    // No portal: the menu stays in its landmark and in tab order.
    <Radix.Content
      sideOffset={6}
      collisionPadding={12}
      {...rest}
      align={align}
      className={`z-40 max-h-(--radix-dropdown-menu-content-available-height) min-w-52 overflow-y-auto rounded-md border border-line bg-surface p-1.5 shadow-float data-[state=closed]:animate-vanish data-[state=open]:animate-rise ${className ?? ''}`}
    />
  )
}

/** A menu command, or with `asChild` a link. */
export function MenuItem({
  tone,
  className,
  ...rest
}: ComponentProps<typeof Radix.Item> & VariantProps<typeof item>) {
  return <Radix.Item {...rest} className={item({ tone, className })} />
}

export function MenuLabel({ className, ...rest }: ComponentProps<typeof Radix.Label>) {
  return <Radix.Label {...rest} className={`px-3 pt-2 pb-1 text-xs text-ink-soft ${className ?? ''}`} />
}

export function MenuSeparator() {
  return <Radix.Separator className="my-1.5 h-px bg-line" />
}
