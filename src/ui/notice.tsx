import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { tv } from 'tailwind-variants/lite'
import { Icon } from './icon.tsx'

const notice = tv({
  base: 'flex items-start gap-3 rounded-md border p-4 text-[1rem] leading-normal text-ink',
  variants: {
    tone: {
      amber: 'border-gold-ink/35 bg-gold-wash',
      info: 'border-sky/35 bg-sky-wash',
      success: 'border-moss/35 bg-moss-wash',
      danger: 'border-rust/40 bg-rust-wash',
    },
  },
})

const marks = {
  amber: { icon: TriangleAlert, ink: 'text-gold-ink' },
  info: { icon: Info, ink: 'text-sky' },
  success: { icon: CircleCheck, ink: 'text-moss' },
  danger: { icon: CircleAlert, ink: 'text-rust' },
} as const

type NoticeProps = {
  tone?: keyof typeof marks
  title?: ReactNode
  children?: ReactNode
  /** A button or link at the bottom. */
  action?: ReactNode
  /** Announces the notice to screen readers; for one that appears after a user action. */
  live?: boolean
  className?: string
}

/** A message box inside the page, with an optional action. */
export function Notice({ tone = 'info', title, children, action, live, className }: NoticeProps) {
  const { icon, ink } = marks[tone]
  const role = live ? { role: tone === 'danger' ? 'alert' : 'status' } : {}
  return (
    <div {...role} className={notice({ tone, className })}>
      <Icon as={icon} className={`mt-0.5 ${ink}`} />
      <div className="min-w-0 flex-1">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className="max-w-measure">{children}</div>}
        {action && <div className="mt-3 flex flex-wrap gap-3">{action}</div>}
      </div>
    </div>
  )
}
