import { useState } from 'react'
import * as api from '#shared/team/api.ts'
import type { TeamEntry } from '#shared/team/api.ts'
import type { OwnUser } from '#shared/profiles/member-views.ts'
import { asUser } from '#src/lib/as-user.ts'
import { call } from '#src/lib/call.ts'
import { ConfirmDialog } from '#src/ui/overlays/alert-dialog.tsx'
import { Avatar } from '#src/ui/avatar.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { Select } from '#src/ui/forms/input.tsx'
import { roleNames } from './role-names.ts'
import { useTeamCall } from './use-team-call.ts'
import { type TeamRole, assignableTeamRoles } from '#shared/team/roles.ts'

type TeamListProps = {
  team: readonly TeamEntry[]
  business: { businessOwnerId: number; userRole: TeamRole }
  user: OwnUser
}

export function TeamList({ team, business, user }: TeamListProps) {
  return (
    <ul className="border-t border-line">
      {team.map((entry) => (
        <li
          key={entry.memberId}
          className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2 border-b border-line py-3 sm:grid-cols-[auto_minmax(0,1fr)_auto]"
        >
          <Avatar name={nameOf(entry)} src={entry.member.logoUrl} />
          <p className="min-w-0">
            <b className="block truncate">
              {nameOf(entry)}
              {entry.memberId === user.id && <span className="font-normal text-ink-soft"> (you)</span>}
            </b>
            <span className="block truncate text-sm text-ink-soft">{entry.member.email}</span>
          </p>
          <div className="flex flex-wrap items-center gap-2 max-sm:col-start-2">
            {business.userRole === 'owner' && entry.role !== 'owner' ? (
              <EntryActions entry={entry} businessOwnerId={business.businessOwnerId} userId={user.id} />
            ) : (
              <Badge tone={entry.role === 'owner' ? 'spruce' : 'outline'}>{roleNames[entry.role]}</Badge>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}

const nameOf = ({ member }: TeamEntry) => `${member.firstName} ${member.lastName}`

type EntryActionsProps = { entry: TeamEntry; businessOwnerId: number; userId: number }

function EntryActions({ entry, businessOwnerId, userId }: EntryActionsProps) {
  const [isConfirming, setIsConfirming] = useState(false)
  const given = { params: { businessOwnerId, memberId: entry.memberId }, headers: asUser(userId) }
  const name = nameOf(entry)
  const change = useTeamCall({
    userId,
    call: (role: TeamRole) => call(api.changeRole, { ...given, body: { role } }),
    done: ({ role }) => ({ title: 'Role Updated', description: `${name} is now ${roleNames[role]}.` }),
    failed: { title: 'Update Failed', fallback: 'Failed to update member role' },
  })
  const remove = useTeamCall({
    userId,
    call: () => call(api.remove, given),
    done: () => ({ title: 'Member Removed', description: `${name} is no longer on your team.` }),
    failed: { title: 'Removal Failed', fallback: 'Failed to remove team member' },
  })
  return (
    <>
      <Select
        aria-label={`Role of ${name}`}
        className="min-h-10 w-30 text-sm"
        value={change.isPending ? change.variables : entry.role}
        disabled={change.isPending}
        onChange={({ currentTarget }) => change.mutate(currentTarget.value as TeamRole)}
      >
        {assignableTeamRoles.map((role) => (
          <option key={role} value={role}>
            {roleNames[role]}
          </option>
        ))}
      </Select>
      <ConfirmDialog
        trigger={
          <Button size="sm" variant="quiet" aria-label={`Remove ${name}`}>
            Remove
          </Button>
        }
        open={isConfirming}
        onOpenChange={setIsConfirming}
        title={`Remove ${name}?`}
        description={`${entry.member.firstName} keeps their account and loses access to this team. You can invite them again.`}
        confirmLabel="Remove from team"
        pending={remove.isPending}
        onConfirm={() => remove.mutate(undefined, { onSuccess: () => setIsConfirming(false) })}
      />
    </>
  )
}
