import type { ReactNode } from 'react'
import { PageTitle } from '#src/ui/page-title.tsx'
import { EmptyPlate } from '#src/features/early-access/leaf.tsx'

type EmptyPageProps = {
  title: string
  /** The title where its lines break in a way of their own. */
  heading?: ReactNode
  /** Why there is nothing here. */
  children?: ReactNode
  /** The ways on, as buttons. */
  actions: ReactNode
}

/** A page whose subject is not there: what is missing, why, and how to go on. */
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
