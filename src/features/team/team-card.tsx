import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OwnedBusiness, TeamEntry } from '#shared/team/api.ts'
import type { OwnUser } from '#shared/profiles/member-views.ts'
import { onlyOwnerText } from '#shared/early-access/membership-copy.ts'
import { mayInTeam } from '#shared/team/roles.ts'
import { island } from '#src/boot/island.tsx'
import { Loaded } from '#src/features/pages/loaded.tsx'
import { ownedBusinessQuery, teamQuery } from './queries.ts'
import { Button } from '#src/ui/button.tsx'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { RoleTable } from './role-table.tsx'
import { SentInvitations } from './sent-invitations.tsx'
import { TeamList } from './team-list.tsx'
import { TransferDialog } from './transfer-dialog.tsx'
import { TransferHistory } from './transfer-history.tsx'

const BusinessProfileDialog = island(
  () => import('./business-profile-dialog.tsx').then((part) => part.BusinessProfileDialog),
  { when: 'open' },
)

type Business = Extract<OwnedBusiness, { businessOwnerId: number }>

/** Team management, for the owner and admins only. */
export function TeamCard({ user, className }: { user: OwnUser; className?: string }) {
  const { data } = useQuery(ownedBusinessQuery(user.id))
  if (!data || data.businessOwnerId === null || !mayInTeam(data.userRole, 'read')) return null
  return <Team user={user} business={data} {...(className && { className })} />
}

function Team({ user, business, className }: { user: OwnUser; business: Business; className?: string }) {
  const query = useQuery(teamQuery(business.businessOwnerId, user.id))
  return (
    <Card asChild className={className}>
      <section aria-label="Team" id="team">
        <CardHeader
          title="Team"
          description={
            business.userRole === 'owner'
              ? 'People who work for your business.'
              : onlyOwnerText(business.ownerName)
          }
        />
        <Loaded query={query}>
          {(team) => (
            <>
              <TeamList team={team} business={business} user={user} />
              <Actions team={team} business={business} user={user} />
              <SentInvitations businessOwnerId={business.businessOwnerId} user={user} />
              <RoleTable />
              <TransferHistory businessOwnerId={business.businessOwnerId} userId={user.id} />
            </>
          )}
        </Loaded>
      </section>
    </Card>
  )
}

function Actions({ team, business, user }: { team: TeamEntry[]; business: Business; user: OwnUser }) {
  const [open, setOpen] = useState<'invite' | 'transfer' | 'profile' | null>(null)
  const others = team.filter(({ role }) => role !== 'owner')
  const dialog = (which: NonNullable<typeof open>) => ({
    open: open === which,
    onOpenChange: (isOpen: boolean) => setOpen(isOpen ? which : null),
  })
  return (
    <div className="mt-5 flex flex-wrap gap-3">
      <InviteDialog {...dialog('invite')} business={business} userId={user.id}>
        <Button size="sm">Add member</Button>
      </InviteDialog>
      {business.userRole !== 'owner' && (
        <>
          <Button size="sm" variant="secondary" onClick={() => setOpen('profile')}>
            Edit business profile
          </Button>
          {open === 'profile' && (
            <BusinessProfileDialog {...dialog('profile')} business={business} userId={user.id} />
          )}
        </>
      )}
      {mayInTeam(business.userRole, 'transfer') && others.length > 0 && (
        <TransferDialog {...dialog('transfer')} business={business} others={others} userId={user.id}>
          <Button size="sm" variant="secondary">
            Transfer ownership
          </Button>
        </TransferDialog>
      )}
    </div>
  )
}
