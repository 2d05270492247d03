import { displayName } from '#shared/profiles/display-name.ts'
import { Printer } from 'lucide-react'
import { Link } from 'react-router'
import type { OwnUser } from '#shared/profiles/member-views.ts'
import { foundingPlaces } from '#shared/early-access/counter.ts'
import { OwnPage } from '#src/features/profiles/own-page.tsx'
import { foundingEntries } from '#src/features/early-access/founding-fifty/page-link.tsx'
import { useFounding } from '#src/features/early-access/queries.ts'
import { dashboardOf } from '#src/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/features/pages/empty-state.tsx'
import { FoundingCertificate } from '#src/features/early-access/founding-fifty/founding-certificate.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { TextLink } from '#src/ui/text-link.tsx'

/** `/certificate`: the member's founding place as a printable sheet. */
export function Component() {
  return (
    <OwnPage id={undefined} title="Founding certificate">
      {(user) => (
        <div className="page-width pt-6 pb-16 md:pt-10 print:py-0">
          <div className="mb-6 flex flex-wrap items-center justify-between gap-4" data-no-print>
            <h1 className="text-3xl">Founding certificate</h1>
            <TextLink asChild variant="action">
              <Link to={dashboardOf(user)}>My dashboard</Link>
            </TextLink>
          </div>
          <Sheet user={user} />
        </div>
      )}
    </OwnPage>
  )
}

function Sheet({ user }: { user: OwnUser }) {
  const founding = useFounding()
  if (user.foundingNumber === null) {
    return (
      <EmptyState title="No founding place">
        Only the first {foundingPlaces} operators have a numbered place.
      </EmptyState>
    )
  }
  if (!founding) return <Skeleton className="h-100 w-full" />
  const entry = {
    number: user.foundingNumber,
    license: user.licenseType,
    joined: user.createdAt,
    name: displayName(user),
  }
  return (
    <>
      <FoundingCertificate
        entry={entry}
        entries={foundingEntries(founding.places)}
        newest={founding.newest}
      />
      <p className="mt-6" data-no-print>
        <Button onClick={() => window.print()}>
          <Icon as={Printer} />
          Print
        </Button>
      </p>
    </>
  )
}
