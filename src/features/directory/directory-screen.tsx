import { Info } from 'lucide-react'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { directoryAccess } from '#shared/directory/access.ts'
import { noFilters } from '#shared/directory/filters.ts'
import { searchWords } from '#shared/directory/search.ts'
import { phaseCopy } from '#shared/launch/phase-copy.ts'
import { crumbs } from '#src/features/pages/crumbs.tsx'
import { FeaturedStrip } from '#src/features/tokens/featured-strip.tsx'
import { Loaded } from '#src/features/pages/loaded.tsx'
import { NewDate } from '#src/features/launch/new-date.tsx'
import { PageTitle } from '#src/ui/page-title.tsx'
import { businessesKey } from './queries.ts'
import { businessesQuery } from './search-queries.ts'
import { useCurrentUser, useSessionUser } from '#src/features/accounts/queries.ts'
import { useCopyState } from '#src/features/launch/queries.ts'
import { useStats } from '#src/features/early-access/queries.ts'
import { useHydrated } from '#src/lib/hydration.ts'
import { Notice } from '#src/ui/notice.tsx'
import { Crumbs } from '#src/ui/page-header.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { directoryCopy } from './content.ts'
import { FilterBar } from './filter-bar.tsx'
import { Results, ResultsSkeleton } from './results.tsx'
import { useFilters } from './use-filters.ts'

/** The directory, under three paths: `/businesses`, `/business-directory` and `/enhanced-directory`. */
export function DirectoryScreen() {
  const [filters, change] = useFilters()
  const hydrated = useHydrated()
  const copyState = useCopyState()
  const query = useInfiniteQuery({ ...businessesQuery(filters), enabled: hydrated })
  useRefetchAfterUnlock()
  const { access, note } = useAccess()
  const hasEarlyAccess = copyState === 'pre' && access === 'all'
  const directoryNotice = hasEarlyAccess ? directoryCopy.earlyAccess : phaseCopy[copyState].directoryNotice
  const next = query.data?.pages.at(-1)?.next ?? null
  const startsWithExamples = next?.startsWith('e') ?? false
  const more = (hasMore: boolean) => ({
    hasMore,
    loading: query.isFetchingNextPage,
    load: () => void query.fetchNextPage({ cancelRefetch: false }),
  })
  return (
    <div className="page-width pb-20">
      <PageTitle>Business directory</PageTitle>
      {/* Short, so that the first results are on the first screen. */}
      <header className="pt-5 pb-4">
        <Crumbs of={crumbs('Directory')} />
        <h1 className="mt-2 text-2xl sm:text-3xl">{directoryCopy.title}</h1>
        <p className="mt-1.5 text-ink-soft max-sm:text-sm">{directoryCopy.lead}</p>
        <p className="mt-1.5 flex items-start gap-2 text-sm">
          <Icon as={Info} size="sm" className="mt-1 text-sky" />
          <span>
            {directoryNotice} <NewDate after={directoryNotice} />
          </span>
        </p>
      </header>
      <FeaturedStrip className="mb-5" />
      <FilterBar filters={filters} onChange={change} />
      {note && (
        <Notice tone="amber" className="mt-5">
          {note}
        </Notice>
      )}
      <div
        className={`mt-5 transition-opacity ${query.isPlaceholderData ? 'opacity-60' : ''}`}
        aria-busy={query.isPlaceholderData}
      >
        <Loaded query={query} skeleton={<ResultsSkeleton />} failed={directoryCopy.failed}>
          {({ pages }) => (
            <Results
              cards={pages.flatMap(({ answer }) => answer)}
              filters={filters}
              words={searchWords(filters.q)}
              access={access}
              members={more(next !== null && !startsWithExamples)}
              examples={more(startsWithExamples)}
              onClear={() => change(noFilters)}
              onChange={change}
            />
          )}
        </Loaded>
      </div>
    </div>
  )
}

/** Refetches the list after the unlock, which shows more members. */
function useRefetchAfterUnlock() {
  const client = useQueryClient()
  const phase = useStats()?.phase
  const before = useRef(phase)
  useEffect(() => {
    if (before.current === 'prelaunch' && phase === 'unlocked')
      void client.resetQueries({ queryKey: businessesKey })
    before.current = phase
  }, [client, phase])
}

/** The viewer's access by the server's own rule, and a note when it is restricted. */
function useAccess() {
  const stored = useCurrentUser()
  const user = useSessionUser()
  const copyPhase = useCopyState() === 'pre' ? 'prelaunch' : 'unlocked'
  // The server decides: around the launch this clock may be ahead.
  const phase = useStats()?.phase ?? copyPhase
  // Until the session has loaded, use the stored user.
  const known = user ?? (stored && { ...stored, clientReferrals: 0 })
  const access = directoryAccess(known, phase)
  const isVendor = known?.accountType === 'vendor'
  const note = access === 'own' && user ? directoryCopy[isVendor ? 'vendorOnly' : 'ownOnly'] : null
  return { access, note }
}
