import { useQuery } from '@tanstack/react-query'
import { FileCheck, Printer, ShieldQuestion } from 'lucide-react'
import { Link, useParams } from 'react-router'
import type { Passport } from '#shared/passport/api.ts'
import { passportMissing, passportPaths } from '#shared/passport/passport.ts'
import { EmptyPage } from '#src/features/pages/empty-page.tsx'
import { ApiError, errorMessage } from '#src/lib/api.ts'
import { useHydrated } from '#src/lib/hydration.ts'
import { paths } from '#src/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { PageTitle } from '#src/ui/page-title.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { TextLink } from '#src/ui/text-link.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { passportQuery } from './queries.ts'
import { PassportPlate } from './passport-plate.tsx'

/** `/passport/{id}`: one member's passport, for whoever was given its address. */
export function PassportScreen() {
  const { id = '' } = useParams()
  const { data, error, refetch, isFetching } = useQuery({ ...passportQuery(id), enabled: useHydrated() })
  // A passport that was taken back while the page was open must not stay on it.
  if (error instanceof ApiError && error.status === 404) return <NoPassport />
  if (data) return <Shown passport={data} />
  if (error) return <Failed error={error} retry={() => void refetch()} retrying={isFetching} />
  return (
    <div role="status" className="page-width pt-8 pb-20">
      <h1 className="sr-only">License passport</h1>
      <VisuallyHidden>Loading</VisuallyHidden>
      <Skeleton className="h-130 w-full max-w-190" />
    </div>
  )
}

function Shown({ passport }: { passport: Passport }) {
  return (
    <div className="page-width pt-6 pb-20 md:pt-10 print:py-0">
      <PageTitle>{`License passport: ${passport.name}`}</PageTitle>
      <PassportPlate passport={passport} />
      <div data-no-print className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button onClick={() => window.print()}>
          <Icon as={Printer} />
          Print as a card
        </Button>
        <TextLink variant="action" href={passportPaths.statement(passport.id)} download>
          <Icon as={FileCheck} />
          Signed statement
        </TextLink>
        <TextLink asChild variant="action">
          <Link to={passportPaths.about}>
            <Icon as={ShieldQuestion} />
            How to check a passport
          </Link>
        </TextLink>
      </div>
      <p data-no-print className="mt-6 max-w-measure text-sm text-ink-soft">
        Look at the address of this page: a passport is only what the network itself shows. The license and
        its number are the state’s; this page says what we have checked, and when.{' '}
        <TextLink asChild>
          <Link to={paths.profile(passport.id)}>See the profile</Link>
        </TextLink>
      </p>
    </div>
  )
}

/** The same for unknown and private members, for passports that are off, and for licenses that are not verified. */
function NoPassport() {
  return (
    <EmptyPage
      title={passportMissing}
      actions={
        <>
          <Button asChild>
            <Link to={passportPaths.about}>How passports work</Link>
          </Button>
          <Button asChild variant="secondary">
            <Link to={paths.businesses()}>View Directory</Link>
          </Button>
        </>
      }
    >
      It was never shown, was switched off, or the license is not verified now. A printed card with this
      address no longer counts.
    </EmptyPage>
  )
}

function Failed({ error, retry, retrying }: { error: Error; retry: () => void; retrying: boolean }) {
  return (
    <div className="page-width section-space" role="alert">
      <PageTitle>License passport</PageTitle>
      <h1>This passport did not load</h1>
      <p className="mt-4 max-w-measure text-lg text-ink-soft">
        {errorMessage(error, 'Check your connection and try again.')} Until it loads, it proves nothing.
      </p>
      <Button className="mt-7" onClick={retry} loading={retrying}>
        Try again
      </Button>
    </div>
  )
}
