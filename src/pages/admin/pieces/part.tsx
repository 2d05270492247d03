import type { ReactNode } from 'react'
import { messageOf } from '#src/lib/api.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { SkeletonText } from '#src/ui/skeleton.tsx'

type Asked<Answer> = {
  data: Answer | undefined
  error: Error | null
  isFetching: boolean
  refetch: () => unknown
}

/** A part in its three states, with the specification's words where it failed (001 §8). */
export function Part<Answer>({
  query,
  failed,
  children,
}: {
  query: Asked<Answer>
  failed: string
  children: (answer: Answer) => ReactNode
}) {
  if (query.data !== undefined) return children(query.data)
  if (!query.error) return <SkeletonText lines={5} />
  return (
    <Notice
      tone="danger"
      live
      title={failed}
      action={
        <Button variant="secondary" size="sm" loading={query.isFetching} onClick={() => void query.refetch()}>
          Try again
        </Button>
      }
    >
      {messageOf(query.error, 'Connection error. Please try again.')}
    </Notice>
  )
}
