/** The roles in a business and what each may do. */

export const teamRoles = ['owner', 'admin', 'member'] as const
export type TeamRole = (typeof teamRoles)[number]

/** The roles that an owner may give; ownership moves by a transfer. */
export const assignableTeamRoles = ['member', 'admin'] as const satisfies readonly TeamRole[]

/** `additionsADay` counts invitations, `transferNotes` characters. */
export const teamLimits = { additionsADay: 20, transferNotes: 1000 } as const

/** What each role may do: the server decides by this table, and the team card shows it. */
export const teamActions = {
  read: { label: 'See the team and its invitations', roles: ['owner', 'admin'] },
  invite: { label: 'Invite members and withdraw invitations', roles: ['owner', 'admin'] },
  editProfile: { label: "Edit the business's profile", roles: ['owner', 'admin'] },
  appoint: { label: 'Invite admins', roles: ['owner'] },
  changeRole: { label: 'Change roles', roles: ['owner'] },
  remove: { label: 'Remove people', roles: ['owner'] },
  transfer: { label: 'Transfer ownership', roles: ['owner'] },
  leave: { label: 'Leave the team', roles: ['admin', 'member'] },
} as const satisfies Record<string, { label: string; roles: readonly TeamRole[] }>

export type TeamAction = keyof typeof teamActions

/** Whether a role allows an action; null means no role in this business. */
export function mayInTeam(role: TeamRole | null, action: TeamAction): boolean {
  const allowed: readonly TeamRole[] = teamActions[action].roles
  return role !== null && allowed.includes(role)
}
