import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OwnedBusiness, TeamEntry } from '#shared/team/api.ts'
import type { OwnUser } from '#shared/profiles/member-views.ts'
import { onlyOwnerText } from '#shared/early-access/membership-copy.ts'
import { mayInTeam } from '#shared/team/roles.ts'
import { Loaded } from '#src/features/pages/loaded.tsx'
import { ownedBusinessQuery, teamQuery } from './queries.ts'
import { Button } from '#src/ui/button.tsx'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { AddMemberDialog } from './add-member-dialog.tsx'
import { TeamList } from './team-list.tsx'
import { TransferDialog } from './transfer-dialog.tsx'
import { TransferHistory } from './transfer-history.tsx'

type Business = Extract<OwnedBusiness, { businessOwnerId: number }>

/** Team management, for the owner and admins only. */
export function TeamCard({ user, className }: { user: OwnUser; className?: string }) {
  const { data } = useQuery(ownedBusinessQuery(user.id))
  if (!data || data.businessOwnerId === null || !mayInTeam(data.userRole, 'read')) return null
  return <Team user={user} business={data} {...(className && { className })} />
}

function Team({ user, business, className }: { user: OwnUser; business: Business; className?: string }) {
  const query = useQuery(teamQuery(business.businessOwnerId, user.id))
  const isOwner = business.userRole === 'owner'
  return (
    <Card asChild className={className}>
      <section aria-label="Team" id="team">
        <CardHeader
          title="Team"
          description={
            isOwner
              ? 'People who work for your business. Admins see this list; only you change it.'
              : onlyOwnerText(business.ownerName)
          }
        />
        <Loaded query={query}>
          {(team) => (
            <>
              <TeamList team={team} business={business} user={user} />
              {isOwner && <OwnerActions team={team} business={business} user={user} />}
              <TransferHistory businessOwnerId={business.businessOwnerId} userId={user.id} />
            </>
          )}
        </Loaded>
      </section>
    </Card>
  )
}

function OwnerActions({ team, business, user }: { team: TeamEntry[]; business: Business; user: OwnUser }) {
  const [open, setOpen] = useState<'add' | 'transfer' | null>(null)
  const others = team.filter(({ role }) => role !== 'owner')
  const dialog = (which: 'add' | 'transfer') => ({
    open: open === which,
    onOpenChange: (isOpen: boolean) => setOpen(isOpen ? which : null),
  })
  return (
    <div className="mt-5 flex flex-wrap gap-3">
      <AddMemberDialog {...dialog('add')} businessOwnerId={business.businessOwnerId} user={user}>
        <Button size="sm">Add member</Button>
      </AddMemberDialog>
      {others.length > 0 && (
        <TransferDialog {...dialog('transfer')} business={business} others={others} userId={user.id}>
          <Button size="sm" variant="secondary">
            Transfer ownership
          </Button>
        </TransferDialog>
      )}
    </div>
  )
}
