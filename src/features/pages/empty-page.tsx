import type { ReactNode } from 'react'
import { PageTitle } from '#src/ui/page-title.tsx'
import { EmptyPlate } from '#src/features/early-access/leaf.tsx'

type EmptyPageProps = {
  title: string
  /** The title with custom line breaks. */
  heading?: ReactNode
  /** Why there is nothing to show. */
  children?: ReactNode
  /** Buttons for the next step. */
  actions: ReactNode
}

/** A page whose subject does not exist: what is missing, why, and what to do next. */
export function EmptyPage({ title, heading = title, children, actions }: EmptyPageProps) {
  return (
    <div className="page-width section-space flex flex-wrap items-start gap-x-10 gap-y-6">
      <PageTitle>{title}</PageTitle>
      <EmptyPlate />
      <div className="min-w-0 flex-1 basis-80">
        <h1>{heading}</h1>
        {children && <p className="mt-4 max-w-measure text-lg text-ink-soft">{children}</p>}
        <div className="mt-7 flex flex-wrap gap-3">{actions}</div>
      </div>
    </div>
  )
}
