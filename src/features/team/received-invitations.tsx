import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { acceptingBlockedBy, acceptingChanges } from '#shared/team/invitations.ts'
import * as api from '#shared/team/invitations-api.ts'
import { errorMessage } from '#src/lib/api.ts'
import { call } from '#src/lib/call.ts'
import { dayOf } from '#src/lib/local-time.ts'
import { toast } from '#src/lib/toast-store.ts'
import { Button } from '#src/ui/button.tsx'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { businessKey, ownedBusinessQuery, receivedInvitationsQuery } from './queries.ts'

/** The team invitations that the member has to answer, each with what accepting changes; nothing without one. */
export function ReceivedInvitations({ userId, className }: { userId: number; className?: string }) {
  const { data = [] } = useQuery(receivedInvitationsQuery)
  return data.map((invitation) => (
    <Card key={invitation.id} asChild {...(className && { className })}>
      <section aria-label={`Invitation to ${invitation.businessName}'s team`}>
        <Invitation invitation={invitation} userId={userId} />
      </section>
    </Card>
  ))
}

type InvitationProps = { invitation: api.ReceivedInvitation; userId: number }

function useAnswer({ invitation, userId }: InvitationProps) {
  const client = useQueryClient()
  const { id, businessName } = invitation
  return useMutation({
    mutationFn: (answer: 'accept' | 'decline') =>
      call(answer === 'accept' ? api.accept : api.decline, { params: { id } }),
    onSuccess: (_, answer) =>
      toast({
        title:
          answer === 'accept'
            ? `You joined ${businessName}'s team`
            : `You declined ${businessName}'s invitation`,
      }),
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: 'Your answer was not saved',
        description: errorMessage(error, 'Check your connection and try again.'),
      }),
    onSettled: () =>
      Promise.all(
        [receivedInvitationsQuery.queryKey, ownedBusinessQuery(userId).queryKey, businessKey].map(
          (queryKey) => client.invalidateQueries({ queryKey }),
        ),
      ),
  })
}

function Invitation({ invitation, userId }: InvitationProps) {
  const { businessName, invitedBy, role, expiresAt, place } = invitation
  const answer = useAnswer({ invitation, userId })
  const isBlocked = acceptingBlockedBy(place) !== null
  return (
    <>
      <CardHeader
        title={`Join ${businessName}'s team?`}
        description={`${invitedBy ?? businessName} invited you as ${role === 'admin' ? 'an admin' : 'a member'}. The invitation ends ${dayOf(expiresAt)}.`}
      />
      <ul className="grid max-w-measure list-disc gap-1 pl-5 text-[1rem]">
        {acceptingChanges(place).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        {!isBlocked && (
          <Button
            size="sm"
            loading={answer.isPending && answer.variables === 'accept'}
            disabled={answer.isPending}
            onClick={() => answer.mutate('accept')}
          >
            Accept
          </Button>
        )}
        <Button
          size="sm"
          variant="secondary"
          loading={answer.isPending && answer.variables === 'decline'}
          disabled={answer.isPending}
          onClick={() => answer.mutate('decline')}
        >
          Decline
        </Button>
      </div>
    </>
  )
}
