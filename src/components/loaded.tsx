import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { messageOf } from '#src/lib/api.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { SkeletonText } from '#src/ui/skeleton.tsx'

type LoadedProps<Data> = {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch' | 'isFetching'>
  children: (data: NonNullable<Data>) => ReactNode
  /** Of the size of what comes. */
  skeleton?: ReactNode
  /** What is said where the server said nothing. */
  failed?: string
}

/** A part of a page in its three states: on its way, there, failed with a way to try again. */
export function Loaded<Data>({
  query,
  children,
  skeleton,
  failed = 'This did not load. Check your connection and try again.',
}: LoadedProps<Data>) {
  const { data, error, refetch, isFetching } = query
  if (data !== undefined && data !== null) return children(data)
  if (!error) return skeleton ?? <SkeletonText />
  return (
    <Notice
      tone="danger"
      live
      action={
        <Button variant="secondary" size="sm" loading={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      }
    >
      {messageOf(error, failed)}
    </Notice>
  )
}
