import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { listQuery } from '#src/staff/admin-api.ts'
import { LoadMore } from '#src/ui/load-more.tsx'
import { Part } from './part.tsx'

type ListPartProps<Item> = {
  /** The call that answers the list's first page. */
  path: string
  failed: string
  empty: ReactNode
  children: (items: readonly Item[]) => ReactNode
}

/** A list that is read page by page: on its way, failed, empty, there with more to come. */
export function ListPart<Item>({ path, failed, empty, children }: ListPartProps<Item>) {
  const query = useInfiniteQuery(listQuery<Item>(path))
  const items = query.data?.pages.flatMap(({ items }) => items)
  return (
    <Part query={{ ...query, data: items }} failed={failed}>
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
    </Part>
  )
}
