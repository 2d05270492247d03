import * as Radix from 'radix-ui/tabs'
import type { ComponentProps, ReactNode } from 'react'

export const Tabs = Radix.Root

/** The list of tabs; scrolls sideways on a narrow screen. */
export function TabList({
  label,
  className,
  ...rest
}: ComponentProps<typeof Radix.List> & { label: string }) {
  return (
    <Radix.List
      {...rest}
      aria-label={label}
      className={`flex gap-4 sm:gap-6 overflow-x-auto border-b border-line [scrollbar-width:none] ${className ?? ''}`}
    />
  )
}

export function Tab({
  count,
  children,
  ...rest
}: Omit<ComponentProps<typeof Radix.Trigger>, 'className'> & { count?: ReactNode }) {
  return (
    <Radix.Trigger
      {...rest}
      className="-mb-px flex min-h-12 shrink-0 items-center gap-1.5 sm:gap-2 border-b-2 border-transparent px-0.5 text-[1rem] font-medium text-ink-soft -outline-offset-3 transition-colors hover:text-ink data-[state=active]:border-gold-ink data-[state=active]:text-ink"
    >
      {children}
      {count !== undefined && (
        <span className="min-w-6 rounded-full bg-sunk px-1.5 text-xs figures text-ink-soft">{count}</span>
      )}
    </Radix.Trigger>
  )
}

export function TabPanel({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content {...rest} className={`rounded-sm pt-6 ${className ?? ''}`} />
}
