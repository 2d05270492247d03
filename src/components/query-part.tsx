import type { ReactNode } from 'react'
import { Button } from '#src/ui/button.tsx'
import { SkeletonText } from '#src/ui/skeleton.tsx'

type Asked<Answer> = { data: Answer | undefined; isPending: boolean; refetch: () => unknown }

/** A part of a page that has its own query: lines while it loads, a word and a button where it failed. */
export function QueryPart<Answer>({
  query,
  failure,
  children,
}: {
  query: Asked<Answer>
  /** What could not be loaded, as a sentence. */
  failure: string
  children: (answer: Answer) => ReactNode
}) {
  if (query.data !== undefined) return children(query.data)
  if (query.isPending) return <SkeletonText lines={4} />
  return (
    <div role="alert">
      <p className="text-ink-soft">{failure}</p>
      <Button variant="secondary" size="sm" className="mt-3" onClick={() => void query.refetch()}>
        Try again
      </Button>
    </div>
  )
}
