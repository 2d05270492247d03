import { Button } from './button.tsx'

/** The footer of a paginated list: the number of items shown, and a button for the next page. */
export function LoadMore({
  shown,
  hasMore,
  loading,
  onMore,
  noun = 'shown',
}: {
  shown: number
  hasMore: boolean
  loading?: boolean
  onMore: () => void
  noun?: string
}) {
  return (
    <div className="mt-6 flex min-h-11 flex-wrap items-center justify-between gap-4">
      <p role="status" className="text-sm text-ink-soft figures">
        {shown} {noun}
        {hasMore ? ', more' : ''}
      </p>
      {hasMore && (
        <Button variant="secondary" loading={loading ?? false} onClick={onMore}>
          Show more
        </Button>
      )}
    </div>
  )
}
