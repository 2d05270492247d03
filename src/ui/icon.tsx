import type { LucideIcon } from 'lucide-react'
import { tv, type VariantProps } from 'tailwind-variants/lite'

const icon = tv({
  base: 'inline-block shrink-0',
  variants: { size: { sm: 'size-4', md: 'size-5', lg: 'size-6', xl: 'size-8' } },
  defaultVariants: { size: 'md' },
})

/** A lucide icon. With a `label` it is an image with that name; without one it is decorative. */
export function Icon({
  as: LucideIconComponent,
  label,
  size,
  className,
}: { as: LucideIcon; label?: string; className?: string } & VariantProps<typeof icon>) {
  const accessibility = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return <LucideIconComponent {...accessibility} strokeWidth={1.75} className={icon({ size, className })} />
}
