import type { ComponentProps, ReactNode } from 'react'

/** A table with a caption. On a narrow screen it scrolls inside its own focusable frame. */
export function Table({
  caption,
  captionHidden,
  className,
  children,
}: {
  caption: string
  captionHidden?: boolean
  className?: string
  children: ReactNode
}) {
  return (
    <section
      aria-label={caption}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region needs keyboard focus
      tabIndex={0}
      className={`overflow-x-auto focus-visible:rounded-sm ${className ?? ''}`}
    >
      <table className="w-full border-collapse text-left text-sm">
        <caption className={captionHidden ? 'sr-only' : 'pb-3 text-left text-sm text-ink-soft'}>
          {caption}
        </caption>
        {children}
      </table>
    </section>
  )
}

type Align = { align?: 'start' | 'end' }

const alignment = { start: '', end: 'text-right figures' } as const

export function HeaderCell({
  align = 'start',
  className,
  ...rest
}: Omit<ComponentProps<'th'>, 'align'> & Align) {
  return (
    <th
      scope="col"
      {...rest}
      className={`border-b border-line-strong py-2.5 pr-5 align-bottom text-xs font-semibold whitespace-nowrap text-ink-soft last:pr-0 ${alignment[align]} ${className ?? ''}`}
    />
  )
}

export function Cell({ align = 'start', className, ...rest }: Omit<ComponentProps<'td'>, 'align'> & Align) {
  return (
    <td
      {...rest}
      className={`border-b border-line py-3 pr-5 align-top last:pr-0 ${alignment[align]} ${className ?? ''}`}
    />
  )
}

/** The header cell of a row. */
export function RowHeader({ className, ...rest }: ComponentProps<'th'>) {
  return (
    <th
      scope="row"
      {...rest}
      className={`border-b border-line py-3 pr-5 text-left align-top font-semibold last:pr-0 ${className ?? ''}`}
    />
  )
}
