import { useQuery } from '@tanstack/react-query'
import type { OwnUser } from '#shared/profiles/member-views.ts'
import * as api from '#shared/team/invitations-api.ts'
import { OwnLink } from '#src/features/referrals/sharing/own-link.tsx'
import { linkOf } from '#src/features/referrals/sharing/share-links.ts'
import { call } from '#src/lib/call.ts'
import { dayOf } from '#src/lib/local-time.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { sentInvitationsQuery } from './queries.ts'
import { asUser } from '#src/lib/as-user.ts'
import { roleNames } from './role-names.ts'
import { useTeamCall } from './use-team-call.ts'

const statusTexts = {
  open: ({ expiresAt }) => `Invited. Ends ${dayOf(expiresAt)}.`,
  expired: ({ expiresAt }) => `Ended ${dayOf(expiresAt)} without an answer.`,
  declined: () => 'Declined.',
} as const satisfies Record<api.SentInvitation['status'], (invitation: api.SentInvitation) => string>

/** What became of the business's invitations; open ones can be withdrawn. Renders nothing without one. */
export function SentInvitations({ businessOwnerId, user }: { businessOwnerId: number; user: OwnUser }) {
  const { data = [] } = useQuery(sentInvitationsQuery(businessOwnerId, user.id))
  if (data.length === 0) return null
  return (
    <div className="mt-6">
      <h3 className="text-[1.0625rem]">Invitations</h3>
      <ul className="mt-2 border-b border-line">
        {data.map((invitation) => (
          <Row key={invitation.id} {...{ invitation, businessOwnerId }} userId={user.id} />
        ))}
      </ul>
      {data.some(({ status }) => status === 'open') && (
        <div className="mt-4 grid gap-3">
          <p className="max-w-measure text-sm text-ink-soft">
            They find the invitation on their dashboard when they sign in with this email. If they have not
            joined North Leaf Network yet, send them your referral link first.
          </p>
          <OwnLink
            label="Your referral link"
            value={linkOf(window.location.origin, user)}
            failed="Failed to copy referral link"
          />
        </div>
      )}
    </div>
  )
}

type RowProps = { invitation: api.SentInvitation; businessOwnerId: number; userId: number }

function Row({ invitation, businessOwnerId, userId }: RowProps) {
  const { id, email, role, status } = invitation
  const withdraw = useTeamCall({
    userId,
    call: () =>
      call(api.withdraw, { params: { businessOwnerId, invitationId: id }, headers: asUser(userId) }),
    done: () => ({ title: 'Invitation withdrawn', description: `${email} can no longer accept it.` }),
    failed: { title: 'Still invited', fallback: 'Failed to withdraw the invitation' },
  })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-3">
      <p className="min-w-0">
        <span className="flex flex-wrap items-center gap-2">
          <b className="min-w-0 truncate">{email}</b>
          <Badge tone="outline">{roleNames[role]}</Badge>
        </span>
        <span className="block text-sm text-ink-soft">{statusTexts[status](invitation)}</span>
      </p>
      {status === 'open' && (
        <Button
          size="sm"
          variant="quiet"
          className="max-sm:-ml-4"
          loading={withdraw.isPending}
          aria-label={`Withdraw the invitation to ${email}`}
          onClick={() => withdraw.mutate(undefined)}
        >
          Withdraw
        </Button>
      )}
    </li>
  )
}
