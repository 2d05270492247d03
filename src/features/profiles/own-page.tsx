import { useQuery } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { Link } from 'react-router'
import type { OwnUser } from '#shared/profiles/member-views.ts'
import { MemberGate } from '#src/features/accounts/member-gate.tsx'
import { PageTitle } from '#src/ui/page-title.tsx'
import { isOwn, memberQuery } from './queries.ts'
import { ApiError, errorMessage } from '#src/lib/api.ts'
import { storeUser } from '#src/lib/stored-user.ts'
import { paths } from '#src/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'

type OwnPageProps = {
  /** The id in the path; without one, the page is the viewer's own. */
  id: string | undefined
  title: string
  children: (user: OwnUser) => ReactNode
}

/** A page for its member only, with the states signed out, loading, not found and ready. */
export function OwnPage({ id, title, children }: OwnPageProps) {
  return (
    <MemberGate>
      {(viewer) => (
        <>
          <PageTitle>{title}</PageTitle>
          {id === undefined || id === String(viewer.id) ? (
            <OwnData id={viewer.id} title={title}>
              {children}
            </OwnData>
          ) : (
            <UserNotFound ownId={viewer.id} />
          )}
        </>
      )}
    </MemberGate>
  )
}

/** How often a new member is refetched until the server has assigned their numbers, in milliseconds. */
const numberingPause = 3000

function OwnData({ id, title, children }: { id: number; title: string; children: OwnPageProps['children'] }) {
  const { data, error, refetch, isFetching } = useQuery({
    ...memberQuery(id),
    refetchInterval: ({ state: { data } }) =>
      data && isOwn(data) && data.accountType === 'business' && data.licenseeNumber === null
        ? numberingPause
        : false,
  })
  // Updates the name and balance in the header.
  useEffect(() => {
    if (data && isOwn(data)) storeUser(data)
  }, [data])

  if (data && isOwn(data)) return children(data)
  if (data || error) {
    const isUnknown = error === null || (error instanceof ApiError && error.status < 429)
    if (isUnknown) return <UserNotFound ownId={undefined} />
    const failure = errorMessage(error, 'Check your connection and try again.')
    return (
      <UserNotFound ownId={undefined} failure={{ text: failure, retry: () => void refetch(), isFetching }} />
    )
  }
  return <PageSkeleton title={title} />
}

type UserNotFoundProps = {
  ownId: number | undefined
  /** The member exists, and the call failed. */
  failure?: { text: string; retry: () => void; isFetching: boolean }
}

function UserNotFound({ ownId, failure }: UserNotFoundProps) {
  return (
    <div className="page-width section-space">
      <h1>User Not Found</h1>
      <p className="mt-4 max-w-measure text-lg text-ink-soft">
        {failure
          ? `Your account is still there, but we couldn’t load it. ${failure.text}`
          : 'This member doesn’t exist, or the page isn’t yours to see.'}
      </p>
      <div className="mt-7 flex flex-wrap gap-3">
        {failure && (
          <Button onClick={failure.retry} loading={failure.isFetching}>
            Try again
          </Button>
        )}
        {ownId !== undefined && (
          <Button asChild>
            <Link to={paths.dashboard(ownId)}>My dashboard</Link>
          </Button>
        )}
        <Button asChild variant="secondary">
          <Link to={paths.home()}>Back to Home</Link>
        </Button>
      </div>
    </div>
  )
}

/** The page's outline while its member loads; the heading is there to receive the focus. */
function PageSkeleton({ title }: { title: string }) {
  return (
    <div className="page-width section-space" role="status">
      <h1>
        <VisuallyHidden>{title}, loading</VisuallyHidden>
        <Skeleton className="h-12 w-72 max-w-full" />
      </h1>
      <div className="mt-8 grid grid-cols-1 gap-5 lg:grid-cols-12">
        <Skeleton className="h-80 lg:col-span-7" />
        <Skeleton className="h-80 lg:col-span-5" />
        <Skeleton className="h-60 lg:col-span-12" />
      </div>
    </div>
  )
}
