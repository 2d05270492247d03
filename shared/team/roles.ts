/** Who may do what in a business (001 §6; design §3 'Team key', §4 'Team'). */

export const teamRoles = ['owner', 'admin', 'member'] as const
export type TeamRole = (typeof teamRoles)[number]

/** The roles that adding and changing may give (001 §9). */
export const assignableTeamRoles = ['member', 'admin'] as const satisfies readonly TeamRole[]

/** `transferNotes` in characters. */
export const teamLimits = { additionsADay: 20, transferNotes: 1000 } as const

/** Leaving is not in the table: everybody but the owner may end the own entry. */
const teamActions = {
  read: ['owner', 'admin'],
  add: ['owner'],
  changeRole: ['owner'],
  remove: ['owner'],
  transfer: ['owner'],
} as const satisfies Record<string, readonly TeamRole[]>

export type TeamAction = keyof typeof teamActions

/** Whether a role, or somebody who has none in this business, may do this. */
export function mayInTeam(role: TeamRole | null, action: TeamAction): boolean {
  const allowed: readonly TeamRole[] = teamActions[action]
  return role !== null && allowed.includes(role)
}

/** How a business is called on screen, and what is typed to confirm a transfer: the owner's company, else the owner. */
export function businessNameOf(owner: {
  readonly companyName: string | null
  readonly firstName: string
  readonly lastName: string
}): string {
  return owner.companyName?.trim() || `${owner.firstName} ${owner.lastName}`
}
