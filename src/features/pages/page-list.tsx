import type { UseInfiniteQueryResult, InfiniteData } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Loaded } from './loaded.tsx'
import type { Page } from '#src/lib/call.ts'
import { LoadMore } from '#src/ui/load-more.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'

type PageListProps<Item> = {
  query: UseInfiniteQueryResult<InfiniteData<Page<Item[]>>>
  label: string
  empty: ReactNode
  children: (item: Item) => ReactNode
}

/** A paginated list in its loading, empty, loaded and failed states. */
export function PageList<Item>({ query, label, empty, children }: PageListProps<Item>) {
  return (
    <Loaded query={query} skeleton={<ListSkeleton />}>
      {({ pages }) => {
        const items = pages.flatMap(({ answer }) => answer)
        if (items.length === 0) return empty
        return (
          <>
            <ul aria-label={label}>{items.map(children)}</ul>
            {(query.hasNextPage || pages.length > 1) && (
              <LoadMore
                shown={items.length}
                hasMore={query.hasNextPage}
                loading={query.isFetchingNextPage}
                onMore={() => void query.fetchNextPage()}
              />
            )}
          </>
        )
      }}
    </Loaded>
  )
}

function ListSkeleton({ lines = 3 }: { lines?: number }) {
  return (
    <div role="status" className="grid">
      <VisuallyHidden>Loading</VisuallyHidden>
      {Array.from({ length: lines }, (_, index) => (
        <div key={index} className="flex items-center gap-4 border-b border-line py-4">
          <Skeleton className="size-11" round />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-4 w-40 max-w-full" />
            <Skeleton className="h-3.5 w-64 max-w-full" />
          </div>
        </div>
      ))}
    </div>
  )
}
