import { MemberGate } from '#src/features/accounts/member-gate.tsx'
import { UnjoinedList } from '#src/features/roster/unjoined-list.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { PageTitle } from '#src/ui/page-title.tsx'

const title = 'Who is not here yet'

/** `/invite`: businesses of the state's list that have not joined. */
export function Component() {
  return (
    <MemberGate title={title}>
      {(user) => (
        <div className="page-width pb-16">
          <div className="max-w-200">
            <PageTitle>{title}</PageTitle>
            <PageHeader
              small
              title={title}
              description="Licensed businesses that have not joined. Copy an invitation with your link, and hand it over yourself: the network writes to nobody."
            />
            <UnjoinedList userId={user.id} />
          </div>
        </div>
      )}
    </MemberGate>
  )
}
