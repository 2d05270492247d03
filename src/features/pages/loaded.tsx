import { useDeferredValue, type ReactNode } from 'react'
import { errorMessage } from '#src/lib/api.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { SkeletonText } from '#src/ui/skeleton.tsx'

/** What was asked for, as a query of one page or of many tells it. */
export type QueryState<Data> = {
  data: Data | undefined
  error: Error | null
  isFetching: boolean
  refetch: () => unknown
}

type LoadedProps<Data> = {
  query: QueryState<Data>
  children: (data: NonNullable<Data>) => ReactNode
  /** Of the size of what comes. */
  skeleton?: ReactNode
  /** What did not load. */
  title?: string
  /** What is said where the server said nothing. */
  failed?: string
}

/** A part of a page in its three states: on its way, there, failed with a way to try again. */
export function Loaded<Data>({
  query,
  children,
  skeleton,
  title,
  failed = 'This did not load. Check your connection and try again.',
}: LoadedProps<Data>) {
  const { data, error, refetch, isFetching } = query
  const hasData = data !== undefined && data !== null
  // What comes is first drawn in slices, so that the browser stays free for its reader. Its changes show at once.
  const isRendered = useDeferredValue(hasData)
  if (hasData && isRendered) return children(data)
  if (hasData || !error) return skeleton ?? <SkeletonText />
  return (
    <Notice
      tone="danger"
      live
      title={title}
      action={
        <Button variant="secondary" size="sm" loading={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      }
    >
      {errorMessage(error, failed)}
    </Notice>
  )
}
