import { useDeferredValue, type ReactNode } from 'react'
import { errorMessage } from '#src/lib/api.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { SkeletonText } from '#src/ui/skeleton.tsx'

/** The part of a single or infinite query that `Loaded` needs. */
export type QueryState<Data> = {
  data: Data | undefined
  error: Error | null
  isFetching: boolean
  refetch: () => unknown
}

type LoadedProps<Data> = {
  query: QueryState<Data>
  children: (data: NonNullable<Data>) => ReactNode
  /** Should match the size of the content, to avoid a layout shift. */
  skeleton?: ReactNode
  /** The title of the error notice. */
  title?: string
  /** The text of the error notice if the server sent no message. */
  failed?: string
}

/** Renders a query as loading, loaded, or failed with a retry button. */
export function Loaded<Data>({
  query,
  children,
  skeleton,
  title,
  failed = 'This did not load. Check your connection and try again.',
}: LoadedProps<Data>) {
  const { data, error, refetch, isFetching } = query
  const hasData = data !== undefined && data !== null
  // Deferred so that React renders the first content in interruptible slices. Later changes render immediately.
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
