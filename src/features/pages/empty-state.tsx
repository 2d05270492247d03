import type { ReactNode } from 'react'
import { EmptyPlate } from '#src/features/early-access/leaf.tsx'

/** An empty list: why, and the next step. */
export function EmptyState({
  title,
  children,
  action,
  picture,
  headingLevel: Heading = 'h3',
}: {
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
  picture?: ReactNode
  headingLevel?: 'h2' | 'h3'
}) {
  return (
    <div className="flex flex-wrap items-start gap-5 py-6">
      {picture ?? <EmptyPlate />}
      <div className="min-w-0 flex-1 basis-64">
        <Heading className="text-xl">{title}</Heading>
        {children && <div className="mt-1.5 max-w-measure text-ink-soft">{children}</div>}
        {action && <div className="mt-5 flex flex-wrap gap-3">{action}</div>}
      </div>
    </div>
  )
}
