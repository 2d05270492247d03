import type { ReactNode } from 'react'
import { type QueryState, Loaded } from '#src/features/pages/loaded.tsx'
import { connectionError } from '#src/lib/api.ts'
import { SkeletonText } from '#src/ui/skeleton.tsx'

/** A panel of the admin area with its loading and failed states; `failed` is the title of a failure. */
export function LoadedPanel<Answer>({
  query,
  failed,
  children,
}: {
  query: QueryState<Answer>
  failed: string
  children: (answer: NonNullable<Answer>) => ReactNode
}) {
  return (
    <Loaded query={query} skeleton={<SkeletonText lines={5} />} title={failed} failed={connectionError}>
      {children}
    </Loaded>
  )
}
