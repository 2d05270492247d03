import type { ReactNode } from 'react'

/** A wrapping row of stat tiles; the negative margins clip the borders at the start of each line. */
export function StatRow({ children }: { children: ReactNode }) {
  return (
    <div className="overflow-hidden border-y border-line">
      <dl className="-mt-px -ml-5.25 flex flex-wrap">{children}</dl>
    </div>
  )
}

/** A number with its label and, in small print, its source. */
export function StatTile({ value, label, note }: { value: ReactNode; label: ReactNode; note?: ReactNode }) {
  return (
    <div className="flex min-w-36 flex-1 flex-col-reverse justify-end gap-1 border-t border-l border-line px-5 py-4">
      <dt className="text-sm text-ink-soft">
        {label}
        {note && <span className="block text-xs">{note}</span>}
      </dt>
      <dd className="font-display text-figure font-semibold figures">{value}</dd>
    </div>
  )
}
