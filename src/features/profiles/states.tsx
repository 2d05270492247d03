import { Link } from 'react-router'
import { EmptyPage } from '#src/features/pages/empty-page.tsx'
import { PageTitle } from '#src/ui/page-title.tsx'
import { paths } from '#src/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'

/** Shown alike for unknown, private, blocked and hidden members. */
export function ProfileNotFound() {
  return (
    <EmptyPage
      title="Profile not found"
      actions={
        <>
          <Button asChild>
            <Link to={paths.home()}>Go Home</Link>
          </Button>
          <Button asChild variant="secondary">
            <Link to={paths.businesses()}>View Directory</Link>
          </Button>
        </>
      }
    >
      There is no such member, or the profile is not public.
    </EmptyPage>
  )
}

export function ProfileFailed({ retry, retrying }: { retry: () => void; retrying: boolean }) {
  return (
    <div className="page-width section-space" role="alert">
      <PageTitle>Profile</PageTitle>
      <h1>This profile did not load</h1>
      <p className="mt-4 max-w-measure text-lg text-ink-soft">Check your connection and try again.</p>
      <Button className="mt-7" onClick={retry} loading={retrying}>
        Try again
      </Button>
    </div>
  )
}

export function ProfileSkeleton() {
  return (
    <div
      role="status"
      className="page-width grid gap-x-12 gap-y-10 pt-10 pb-20 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]"
    >
      <h1 className="sr-only">Profile</h1>
      <VisuallyHidden>Loading</VisuallyHidden>
      <Skeleton className="h-120" />
      <div className="grid content-start gap-4">
        <Skeleton className="h-8 w-40" />
        <Skeleton className="h-32" />
        <Skeleton className="h-8 w-56" />
        <Skeleton className="h-20" />
      </div>
    </div>
  )
}
