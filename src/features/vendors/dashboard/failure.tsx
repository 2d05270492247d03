import type { ReactNode } from 'react'
import { EmptyPlate } from '#src/features/early-access/leaf.tsx'
import { dashboardCopy } from './content.ts'

/** Replaces a dashboard that cannot be shown: the reason and what to do next. */
export function Failure({ children, action }: { children: ReactNode; action: ReactNode }) {
  return (
    <div role="alert" className="section-space flex flex-wrap items-start gap-x-10 gap-y-6">
      <EmptyPlate />
      <div className="min-w-0 flex-1 basis-80">
        <h1 className="text-3xl">{dashboardCopy.failure}</h1>
        <p className="mt-4 max-w-measure text-lg text-ink-soft">{children}</p>
        <div className="mt-7 flex flex-wrap gap-3">{action}</div>
      </div>
    </div>
  )
}
