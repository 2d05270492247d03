import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { BusinessCard } from '#shared/directory/api.ts'
import { type DirectoryFilters, licensesWanted } from '#shared/directory/filters.ts'
import { searchWords } from '#shared/directory/search.ts'
import type { DirectoryAccess } from '#shared/directory/access.ts'
import { membersHeading, networkCopy, noMembersText } from '#shared/early-access/membership-copy.ts'
import { foundingPlaces } from '#shared/early-access/counter.ts'
import { JoinLink } from '#src/features/referrals/join-link.tsx'
import { useFounding } from '#src/features/early-access/queries.ts'
import { useCurrentUser } from '#src/features/accounts/queries.ts'
import { paths } from '#src/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { DidYouMean } from '#src/ui/did-you-mean.tsx'
import { EmptyState } from '#src/features/pages/empty-state.tsx'
import { LoadMore } from '#src/ui/load-more.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { directoryCopy } from './content.ts'
import { ListingCard } from './listing-card.tsx'
import { spellingsQuery } from './search-queries.ts'
import { type ChangeFilters, filterCount } from './use-filters.ts'
import { useNearness } from './use-nearness.ts'

/** From this many members on, the examples are collapsed. */
const membersBeforeExamplesFold = 12

type More = { hasMore: boolean; loading: boolean; load: () => void }

type ResultsProps = {
  cards: readonly BusinessCard[]
  filters: DirectoryFilters
  words: readonly string[]
  access: DirectoryAccess
  /** Pages that start with a member, and pages of examples only. */
  members: More
  examples: More
  onClear: () => void
  onChange: ChangeFilters
}

/** Members above examples; the two counts are never summed. */
export function Results(props: ResultsProps) {
  const { cards, filters, words, access, members, examples, onClear, onChange } = props
  const memberCards = cards.filter((card) => typeof card.id === 'number')
  const exampleCards = cards.filter((card) => typeof card.id === 'string')
  const isFiltered = filters.q !== '' || filterCount(filters) > 0
  const spellings = filters.q !== '' && <Spellings filters={filters} onSearch={(q) => onChange({ q })} />
  const isEmpty = cards.length === 0 && !members.hasMore
  if (isEmpty && isFiltered)
    return (
      <EmptyState
        headingLevel="h2"
        title={directoryCopy.noResults}
        action={
          <>
            <Widen filters={filters} onChange={onChange} />
            <Button variant="secondary" onClick={onClear}>
              Clear filters
            </Button>
          </>
        }
      >
        {directoryCopy.noResultsText}
        {spellings}
      </EmptyState>
    )
  const collapsesExamples = memberCards.length >= membersBeforeExamplesFold
  const isByDistance = filters.sort === 'nearest' && cards.some(({ distance }) => distance !== null)
  const examplesGrid = (
    <>
      <Grid cards={exampleCards} words={words} />
      <Foot shown={exampleCards.length} more={examples} />
    </>
  )
  return (
    <>
      {access !== 'examples' && (
        <section aria-labelledby="members-heading">
          <h2 id="members-heading" className="text-xl">
            {access === 'own'
              ? 'Your listing'
              : members.hasMore
                ? 'Members'
                : membersHeading(memberCards.length)}
          </h2>
          <OrderNote props={props} isByDistance={isByDistance} />
          {memberCards.length > 0 || members.hasMore ? (
            <>
              <Grid cards={memberCards} words={words} />
              {access === 'all' && <Foot shown={memberCards.length} more={members} />}
            </>
          ) : isFiltered ? (
            <>
              <p className="mt-3 text-ink-soft">{directoryCopy.noMemberFits}</p>
              {spellings}
              <div className="mt-3 flex flex-wrap gap-3 empty:hidden">
                <Widen filters={filters} onChange={onChange} />
              </div>
            </>
          ) : (
            <NoMembers />
          )}
        </section>
      )}
      {exampleCards.length > 0 && (
        <section aria-labelledby="examples-heading" className="mt-12 first:mt-0">
          <h2 id="examples-heading" className="text-xl">
            {networkCopy.examplesHeading}
          </h2>
          {collapsesExamples ? (
            <details className="mt-3">
              <summary className="inline-flex min-h-11 items-center rounded-sm font-semibold text-spruce">
                {networkCopy.showExamples}
              </summary>
              {examplesGrid}
            </details>
          ) : (
            examplesGrid
          )}
        </section>
      )}
    </>
  )
}

/** Near spellings, asked for once nothing fits. */
function Spellings({ filters, onSearch }: { filters: DirectoryFilters; onSearch: (q: string) => void }) {
  const { data = [] } = useQuery(spellingsQuery(filters))
  return <DidYouMean spellings={data} onChoose={onSearch} />
}

/** Why the order is not the one that was asked for. */
function OrderNote({ props, isByDistance }: { props: ResultsProps; isByDistance: boolean }) {
  const { filters, cards, members } = props
  const note =
    filters.sort === 'nearest' && !isByDistance
      ? filters.near === ''
        ? directoryCopy.needsZip
        : cards.length > 0 && directoryCopy.unknownZip
      : (filters.sort === 'name' || filters.sort === 'newest') &&
        hasWords(filters.q) &&
        members.hasMore &&
        directoryCopy.unsorted
  return (
    <p role="status" className="text-sm text-ink-soft not-empty:mt-2">
      {note}
    </p>
  )
}

const hasWords = (q: string) => searchWords(q).length > 0

/** Wider filters where a filter by trade or verification has left nobody. */
function Widen({ filters, onChange }: { filters: DirectoryFilters; onChange: ChangeFilters }) {
  const wider = { ...filters, unconfirmed: true }
  const isWider = (licensesWanted(wider)?.length ?? 0) > (licensesWanted(filters)?.length ?? 0)
  return (
    <>
      {isWider && (
        <Button variant="secondary" onClick={() => onChange({ unconfirmed: true })}>
          {directoryCopy.includeUnconfirmed}
        </Button>
      )}
      {filters.verified && (
        <Button variant="secondary" onClick={() => onChange({ verified: false })}>
          {directoryCopy.includeUnverified}
        </Button>
      )}
    </>
  )
}

function Grid({ cards, words }: { cards: readonly BusinessCard[]; words: readonly string[] }) {
  const viewer = useCurrentUser()
  return (
    <ul className="mt-3 grid gap-x-4 sm:gap-4 md:grid-cols-2 lg:grid-cols-3 lg:gap-5">
      {cards.map((card) => (
        <ListingCard key={card.id} card={card} words={words} isOwn={card.id === viewer?.id} />
      ))}
    </ul>
  )
}

/** Loads the next page on scrolling near it, and by a button for those who do not scroll. */
function Foot({ shown, more }: { shown: number; more: More }) {
  const near = useNearness(more.hasMore && !more.loading, more.load)
  return (
    <div ref={near}>
      <LoadMore shown={shown} hasMore={more.hasMore} loading={more.loading} onMore={more.load} />
    </div>
  )
}

function NoMembers() {
  const viewer = useCurrentUser()
  const founding = useFounding()
  const taken = new Set(founding?.places.map(({ number }) => number))
  const next = Array.from({ length: foundingPlaces }, (_, index) => index + 1).find(
    (number) => !taken.has(number),
  )
  if (!founding) return <Skeleton className="mt-5 h-24" />
  return (
    <EmptyState
      title={noMembersText(next ?? null)}
      action={
        <Button asChild>
          {viewer ? (
            <Link to={paths.referralDashboard(viewer.id)}>{networkCopy.shareYourLink}</Link>
          ) : (
            <JoinLink>Join Network</JoinLink>
          )}
        </Button>
      }
    />
  )
}

/** The grid's outline until the first page arrives. */
export function ResultsSkeleton() {
  return (
    <div role="status" aria-label="Loading the directory">
      <Skeleton className="h-8 w-40" />
      <div className="mt-3 grid gap-4 md:grid-cols-2 lg:grid-cols-3 lg:gap-5">
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} className="h-28 sm:h-72" />
        ))}
      </div>
    </div>
  )
}
