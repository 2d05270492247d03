import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { AdminUser } from '#shared/staff/members-api.ts'
import { listQuery } from '#src/staff/admin-api.ts'
import { Part } from '#src/staff/pieces/part.tsx'
import { EmptyState } from '#src/features/pages/empty-state.tsx'
import { LoadMore } from '#src/ui/load-more.tsx'
import { BulkBar } from './bulk-bar.tsx'
import type { Chosen } from './bulk-run.ts'
import { MemberFilters } from './member-filters.tsx'
import { memberSearch } from './member-search.ts'
import { MembersTable } from './members-table.tsx'
import { staffLimits } from '#shared/staff/limits.ts'

/** A list that came out shorter than this by filtering goes on by itself, for so many pages; then the reader says so. */
const enough = 20
const mostByItself = 20

const asChosen = ({ firstName, lastName, updatedAt }: AdminUser): Chosen => ({
  name: `${firstName} ${lastName}`,
  updatedAt,
})

/** Search, table, selection and what can be done with many (issue 8). */
export function MembersPanel() {
  const [params] = useSearchParams()
  const search = memberSearch(params)
  const query = useInfiniteQuery(listQuery<AdminUser>(`/api/admin/users?${search}`))
  const [chosen, setChosen] = useState<ReadonlyMap<number, Chosen>>(new Map())
  const members = query.data?.pages.flatMap(({ items }) => items)
  // A row that was read anew after its selection: staff decide on what they see of it now.
  const shown = new Map(members?.map((user) => [user.id, asChosen(user)]))
  const selection = new Map([...chosen].map(([id, kept]) => [id, shown.get(id) ?? kept]))
  const list = useRef<HTMLDivElement>(null)
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query
  const pages = query.data?.pages.length ?? 0

  // An order by tokens or name reads a bounded stretch: where the filter left little of it, the next follows by itself.
  const isShort = members !== undefined && members.length < enough && hasNextPage && pages < mostByItself
  useEffect(() => {
    if (isShort && !isFetchingNextPage) void fetchNextPage()
  }, [isShort, isFetchingNextPage, fetchNextPage])

  const choose = (users: readonly AdminUser[], isChosen: boolean) =>
    setChosen((before) => {
      const next = new Map(before)
      for (const user of users) {
        if (isChosen) next.set(user.id, asChosen(user))
        else next.delete(user.id)
      }
      return next
    })

  const isAll = members !== undefined && members.length > 0 && members.every(({ id }) => chosen.has(id))
  const chooseMatching = async () => {
    let answer = await fetchNextPage()
    const read = () => answer.data?.pages.flatMap(({ items }) => items) ?? []
    while (answer.hasNextPage && !answer.isError && read().length < staffLimits.bulk)
      answer = await fetchNextPage()
    choose(read(), true)
  }
  const leave = (left: ReadonlyMap<number, Chosen>) => {
    setChosen(left)
    // The bar goes with the last one selected, and would take the focus along.
    if (left.size === 0) requestAnimationFrame(() => list.current?.focus())
  }

  return (
    <>
      <MemberFilters />
      <div ref={list} tabIndex={-1} className="mt-6 rounded-sm">
        <Part query={{ ...query, data: members }} failed="Failed to fetch users">
          {(users) =>
            users.length === 0 && !hasNextPage ? (
              <EmptyState headingLevel="h2" title="No members found">
                Try another word, or fewer filters.
              </EmptyState>
            ) : (
              <>
                <MembersTable users={users} chosen={chosen} onChoose={choose} />
                <LoadMore
                  shown={users.length}
                  hasMore={hasNextPage}
                  loading={isFetchingNextPage}
                  onMore={() => void fetchNextPage()}
                />
              </>
            )
          }
        </Part>
      </div>
      <BulkBar
        chosen={selection}
        areSamples={search.get('sample') === 'yes'}
        rest={
          isAll && hasNextPage && members.length < staffLimits.bulk
            ? { isLoading: isFetchingNextPage, choose: () => void chooseMatching() }
            : null
        }
        onClear={() => leave(new Map())}
        onDone={leave}
      />
    </>
  )
}
