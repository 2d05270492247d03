import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { EmptyPage } from '#src/features/pages/empty-page.tsx'
import { MemberGate } from '#src/features/accounts/member-gate.tsx'
import { PageTitle } from '#src/ui/page-title.tsx'
import { isOwn, memberQuery } from '#src/features/profiles/queries.ts'
import { ApiError } from '#src/lib/api.ts'
import { paths } from '#src/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { TextLink } from '#src/ui/text-link.tsx'
import { ProfileForm } from './profile-form.tsx'

/** `/profile/edit/{userId}`, for that member only. */
export function ProfileEditScreen() {
  const { id = '' } = useParams()
  return (
    <MemberGate>
      {(viewer) => (id === String(viewer.id) ? <Edit key={id} id={viewer.id} /> : <UserNotFound />)}
    </MemberGate>
  )
}

function Edit({ id }: { id: number }) {
  const { data, error, refetch, isFetching } = useQuery(memberQuery(id))
  if (!data && error && !(error instanceof ApiError && error.status === 404))
    return <UserNotFound retry={() => void refetch()} retrying={isFetching} />
  if (error && !data) return <UserNotFound />
  if (data && !isOwn(data)) return <UserNotFound />
  return (
    <div className="page-width pb-8">
      <PageTitle>Edit profile</PageTitle>
      <PageHeader
        small
        title="Edit profile"
        description="What others read about you, and what only the network knows."
        actions={
          <TextLink asChild variant="action">
            <Link to={paths.account()}>Email, password and account</Link>
          </TextLink>
        }
      />
      {data ? (
        <ProfileForm user={data} />
      ) : (
        <div role="status" aria-label="Loading" className="grid gap-5">
          <Skeleton className="h-60" />
          <Skeleton className="h-60" />
        </div>
      )}
    </div>
  )
}

function UserNotFound({ retry, retrying = false }: { retry?: () => void; retrying?: boolean }) {
  return (
    <EmptyPage
      title="User not found"
      actions={
        <>
          {retry && (
            <Button onClick={retry} loading={retrying}>
              Try again
            </Button>
          )}
          <Button asChild variant={retry ? 'secondary' : 'primary'}>
            <Link to={paths.home()}>Go Home</Link>
          </Button>
        </>
      }
    >
      {retry
        ? 'We could not reach the server. Check your connection and try again.'
        : 'There is no such member, or this page is not yours to edit.'}
    </EmptyPage>
  )
}
