import type { ReactNode } from 'react'

/** The head of an admin screen, smaller than a public page's to leave room for the work. */
export function ScreenHead({
  title,
  note,
  actions,
}: {
  title: string
  note?: ReactNode
  actions?: ReactNode
}) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 pt-8 pb-6">
      <div className="min-w-0">
        <h1 className="text-3xl">{title}</h1>
        {note && <p className="mt-2 max-w-measure text-ink-soft">{note}</p>}
      </div>
      {actions && (
        <div className="flex flex-wrap gap-3" data-no-print>
          {actions}
        </div>
      )}
    </header>
  )
}
