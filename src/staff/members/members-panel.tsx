import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import * as api from '#shared/staff/members-api.ts'
import type { MemberSearch } from '#shared/staff/members-input.ts'
import { staffListOf, staffQueryOf } from '#src/staff/call.ts'
import { LoadedPanel } from '#src/staff/pieces/loaded-panel.tsx'
import { EmptyState } from '#src/features/pages/empty-state.tsx'
import { DidYouMean } from '#src/ui/did-you-mean.tsx'
import { LoadMore } from '#src/ui/load-more.tsx'
import { BulkBar } from './bulk-bar.tsx'
import type { SelectedMember } from './bulk-run.ts'
import { MemberFilters } from './member-filters.tsx'
import { memberSearch } from './member-search.ts'
import { MembersTable } from './members-table.tsx'
import { staffLimits } from '#shared/staff/limits.ts'

/** A filtered list shorter than `minRows` loads further pages automatically, up to `maxAutoPages`. */
const minRows = 20
const maxAutoPages = 20

const asSelected = ({ firstName, lastName, updatedAt }: api.AdminUser): SelectedMember => ({
  name: `${firstName} ${lastName}`,
  updatedAt,
})

/** Search, table, selection and bulk actions. */
export function MembersPanel() {
  const [params] = useSearchParams()
  const search = memberSearch(params)
  const query = useInfiniteQuery(staffListOf(api.members, { query: search }))
  const [selected, setSelected] = useState<ReadonlyMap<number, SelectedMember>>(new Map())
  const members = query.data?.pages.flatMap(({ answer }) => answer)
  // A row may be read again after its selection; staff decide on what they see now.
  const shown = new Map(members?.map((user) => [user.id, asSelected(user)]))
  const selection = new Map([...selected].map(([id, previous]) => [id, shown.get(id) ?? previous]))
  const list = useRef<HTMLDivElement>(null)
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query
  const pages = query.data?.pages.length ?? 0

  // An order by tokens or name filters a bounded window on the server, so its pages may be nearly empty.
  const isShort = members !== undefined && members.length < minRows && hasNextPage && pages < maxAutoPages
  useEffect(() => {
    if (isShort && !isFetchingNextPage) void fetchNextPage()
  }, [isShort, isFetchingNextPage, fetchNextPage])

  const select = (users: readonly api.AdminUser[], isSelected: boolean) =>
    setSelected((before) => {
      const next = new Map(before)
      for (const user of users) {
        if (isSelected) next.set(user.id, asSelected(user))
        else next.delete(user.id)
      }
      return next
    })

  const isAllSelected =
    members !== undefined && members.length > 0 && members.every(({ id }) => selected.has(id))
  const selectMatching = async () => {
    let result = await fetchNextPage()
    const read = () => result.data?.pages.flatMap(({ answer }) => answer) ?? []
    while (result.hasNextPage && !result.isError && read().length < staffLimits.bulk)
      result = await fetchNextPage()
    select(read(), true)
  }
  const updateSelection = (remaining: ReadonlyMap<number, SelectedMember>) => {
    setSelected(remaining)
    // The bar unmounts with the last selection and would drop the focus.
    if (remaining.size === 0) requestAnimationFrame(() => list.current?.focus())
  }

  return (
    <>
      <MemberFilters />
      <div ref={list} tabIndex={-1} className="mt-6 rounded-sm">
        <LoadedPanel query={{ ...query, data: members }} failed="Failed to fetch users">
          {(users) =>
            users.length === 0 && !hasNextPage ? (
              <EmptyState headingLevel="h2" title="No members found">
                No matches. Try another word, or remove a filter.
                {search.q && <Spellings search={search} />}
              </EmptyState>
            ) : (
              <>
                <MembersTable users={users} selected={selected} onSelect={select} />
                <LoadMore
                  shown={users.length}
                  hasMore={hasNextPage}
                  loading={isFetchingNextPage}
                  onMore={() => void fetchNextPage()}
                />
              </>
            )
          }
        </LoadedPanel>
      </div>
      <BulkBar
        selected={selection}
        areSamples={search.sample === 'yes'}
        rest={
          isAllSelected && hasNextPage && members.length < staffLimits.bulk
            ? { isLoading: isFetchingNextPage, select: () => void selectMatching() }
            : null
        }
        onClear={() => updateSelection(new Map())}
        onDone={updateSelection}
      />
    </>
  )
}

/** Near spellings, asked for once nobody is found. */
function Spellings({ search }: { search: MemberSearch }) {
  const [, setParams] = useSearchParams()
  const { sort: _sort, ...filters } = search
  const { data = [] } = useQuery(staffQueryOf(api.memberSpellings, { query: filters }))
  const choose = (q: string) => {
    const next = new URLSearchParams(window.location.search)
    next.set('q', q)
    setParams(next, { preventScrollReset: true })
  }
  return <DidYouMean spellings={data} onChoose={choose} />
}
