import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { PageTitle } from '#src/components/page-title.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { LoadMore } from '#src/ui/load-more.tsx'
import { Tab, TabList, TabPanel, Tabs } from '#src/ui/tabs.tsx'
import { listQuery } from './admin-api.ts'
import { Part, ScreenHead } from './pieces.tsx'

type InboxProps<Item> = {
  title: string
  note: string
  path: string
  tabs: { open: string; done: string }
  empty: { open: string; done: string }
  children: (item: Item) => ReactNode
}

function Items<Item extends { id: number }>({
  path,
  state,
  title,
  empty,
  children,
}: Pick<InboxProps<Item>, 'path' | 'title' | 'empty' | 'children'> & { state: 'open' | 'done' }) {
  const query = useInfiniteQuery(listQuery<Item>(`${path}?state=${state}`))
  const items = query.data?.pages.flatMap(({ items }) => items)
  return (
    <Part query={{ ...query, data: items }} failed={`Failed to fetch ${title.toLowerCase()}`}>
      {(items) =>
        items.length === 0 ? (
          <EmptyState headingLevel="h2" title={empty[state]} />
        ) : (
          <>
            <ul className="border-t border-line">
              {items.map((item) => (
                <li key={item.id} className="border-b border-line py-5">
                  {children(item)}
                </li>
              ))}
            </ul>
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

/** What waits, oldest first, and what is done, newest first. */
export function Inbox<Item extends { id: number }>({
  title,
  note,
  path,
  tabs,
  empty,
  children,
}: InboxProps<Item>) {
  const [params, setParams] = useSearchParams()
  const state = params.get('state') === 'done' ? 'done' : 'open'
  return (
    <div className="page-width pb-16">
      <PageTitle>{title}</PageTitle>
      <ScreenHead title={title} note={note} />
      <Tabs value={state} onValueChange={(state) => setParams(state === 'done' ? { state } : {})}>
        <TabList label={title} data-no-print>
          <Tab value="open">{tabs.open}</Tab>
          <Tab value="done">{tabs.done}</Tab>
        </TabList>
        {(['open', 'done'] as const).map((each) => (
          <TabPanel key={each} value={each}>
            <Items path={path} state={each} title={title} empty={empty}>
              {children}
            </Items>
          </TabPanel>
        ))}
      </Tabs>
    </div>
  )
}

/** One entry: who and what on the left, what can be done on the right, below it on a phone. */
export function InboxRow({ children, actions }: { children: ReactNode; actions?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
      <div className="min-w-0 flex-1 basis-72 [overflow-wrap:anywhere]">{children}</div>
      {actions && (
        <div className="flex flex-wrap gap-2" data-no-print>
          {actions}
        </div>
      )}
    </div>
  )
}
