import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { StaffList } from '#src/staff/call.ts'
import { LoadMore } from '#src/ui/load-more.tsx'
import { LoadedPanel } from './loaded-panel.tsx'

type PagedListProps<Item> = {
  list: StaffList<Item[]>
  /** The title of a failure. */
  failed: string
  empty: ReactNode
  children: (items: readonly Item[]) => ReactNode
}

/** A list that is read page by page, with its loading, failed and empty states. */
export function PagedList<Item>({ list, failed, empty, children }: PagedListProps<Item>) {
  const query = useInfiniteQuery(list)
  const items = query.data?.pages.flatMap(({ answer }) => answer)
  return (
    <LoadedPanel query={{ ...query, data: items }} failed={failed}>
      {(items) =>
        items.length === 0 ? (
          empty
        ) : (
          <>
            {children(items)}
            <LoadMore
              shown={items.length}
              hasMore={query.hasNextPage}
              loading={query.isFetchingNextPage}
              onMore={() => void query.fetchNextPage()}
            />
          </>
        )
      }
    </LoadedPanel>
  )
}
