import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '#src/ui/icon.tsx'

/** One fact on a profile's card, with an icon that names it. */
export function FactLine({
  icon,
  label,
  children,
}: {
  icon: LucideIcon
  label: string
  children: ReactNode
}) {
  return (
    <li className="flex items-start gap-3 py-1">
      <Icon as={icon} label={label} size="sm" className="mt-1 text-ink-soft" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  )
}
