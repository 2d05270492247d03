import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import * as api from '#shared/team/api.ts'
import type { OwnUser } from '#shared/profiles/member-views.ts'
import { onlyOwnerText, onTeamText } from '#shared/early-access/membership-copy.ts'
import { ownedBusinessQuery } from './queries.ts'
import { asUser } from '#src/lib/as-user.ts'
import { errorMessage } from '#src/lib/api.ts'
import { call } from '#src/lib/call.ts'
import { paths } from '#src/paths.ts'
import { ConfirmDialog } from '#src/ui/overlays/alert-dialog.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { TextLink } from '#src/ui/text-link.tsx'
import { toast } from '#src/lib/toast-store.ts'
import { connectionFailed } from '#src/features/accounts/account-content.ts'

type Business = Extract<api.OwnedBusiness, { businessOwnerId: number }>

/** The team that the member is on, with a button to leave it; an owner gets a link to the dashboard, which manages it. */
export function MembershipCard({ user }: { user: OwnUser }) {
  const { data, isPending } = useQuery(ownedBusinessQuery(user.id))
  // Holds the card's place, so that its arrival shifts nothing under the pointer.
  if (isPending) return <Skeleton className="h-40" />
  if (!data || data.businessOwnerId === null) return null
  return (
    <Card asChild>
      <section aria-label="Team">
        {data.userRole === 'owner' ? (
          <>
            <CardHeader title="Team" />
            <p className="text-[1rem] text-ink-soft">
              You are the owner. You can invite people and transfer the business.
            </p>
            <TextLink asChild variant="action" className="mt-2">
              <Link to={`${paths.dashboard(user.id)}#team`}>Manage your team</Link>
            </TextLink>
          </>
        ) : (
          <TeamMembership business={data} userId={user.id} />
        )}
      </section>
    </Card>
  )
}

function TeamMembership({ business, userId }: { business: Business; userId: number }) {
  const [isConfirming, setIsConfirming] = useState(false)
  const client = useQueryClient()
  const leaveTeam = useMutation({
    mutationFn: () =>
      call(api.remove, {
        params: { businessOwnerId: business.businessOwnerId, memberId: userId },
        headers: asUser(userId),
      }),
    onSuccess: () => {
      setIsConfirming(false)
      toast({ title: `You left ${business.businessName}'s team` })
    },
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: 'You are still on the team',
        description: errorMessage(error, connectionFailed),
      }),
    onSettled: () => client.invalidateQueries({ queryKey: ownedBusinessQuery(userId).queryKey }),
  })
  return (
    <>
      <CardHeader title={onTeamText(business.businessName)} />
      <p className="text-[1rem] text-ink-soft">
        {business.userRole === 'admin'
          ? `You are an admin. ${onlyOwnerText(business.ownerName)}`
          : `${business.ownerName} owns the business and manages the team.`}
      </p>
      <ConfirmDialog
        trigger={
          <Button variant="secondary" size="sm" className="mt-4">
            Leave
          </Button>
        }
        open={isConfirming}
        onOpenChange={setIsConfirming}
        title={`Leave ${business.businessName}'s team?`}
        description={`You keep your account. ${business.ownerName} will be notified and can invite you again.`}
        confirmLabel="Leave the team"
        pending={leaveTeam.isPending}
        onConfirm={() => leaveTeam.mutate()}
      />
    </>
  )
}
