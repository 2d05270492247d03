import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { PageTitle } from '#src/ui/page-title.tsx'
import type { StaffList } from '#src/staff/call.ts'
import { FocusRestore } from '#src/staff/pieces/focus-restore.tsx'
import { PagedList } from '#src/staff/pieces/paged-list.tsx'
import { ScreenHead } from '#src/staff/pieces/screen-head.tsx'
import { EmptyState } from '#src/features/pages/empty-state.tsx'
import { Tab, TabList, TabPanel, Tabs } from '#src/ui/tabs.tsx'

type InboxProps<Item> = {
  title: string
  note: string
  listFor: (state: 'open' | 'done') => StaffList<Item[]>
  tabs: { open: string; done: string }
  empty: { open: string; done: string }
  children: (item: Item) => ReactNode
}

/** An inbox in two tabs: open entries, oldest first, and done ones, newest first. */
export function Inbox<Item extends { id: number }>({
  title,
  note,
  listFor,
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
            <FocusRestore to="li">
              <PagedList
                list={listFor(each)}
                failed={`Failed to fetch ${title.toLowerCase()}`}
                empty={<EmptyState headingLevel="h2" title={empty[each]} />}
              >
                {(items) => (
                  <ul>
                    {items.map((item) => (
                      <li key={item.id} tabIndex={-1} className="border-b border-line py-5 first:pt-0">
                        {children(item)}
                      </li>
                    ))}
                  </ul>
                )}
              </PagedList>
            </FocusRestore>
          </TabPanel>
        ))}
      </Tabs>
    </div>
  )
}

/** One entry: its content on the left, its actions on the right, or below it on a phone. */
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

/** The line of badges and facts below an entry. */
export function InboxFacts({ children }: { children: ReactNode }) {
  return <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">{children}</p>
}
