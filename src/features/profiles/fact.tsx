import type { ReactNode } from 'react'

/** One ruled line of a description list: a term and its value. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[9rem_minmax(0,1fr)] gap-3 border-t border-line pt-3 max-[22.5rem]:grid-cols-1 max-[22.5rem]:gap-0">
      <dt className="text-ink-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
