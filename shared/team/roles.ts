/** The roles in a business and what each may do. */

export const teamRoles = ['owner', 'admin', 'member'] as const
export type TeamRole = (typeof teamRoles)[number]

/** The roles that an owner may give; ownership moves by a transfer. */
export const assignableTeamRoles = ['member', 'admin'] as const satisfies readonly TeamRole[]

/** `additionsADay` counts calls, `transferNotes` characters. */
export const teamLimits = { additionsADay: 20, transferNotes: 1000 } as const

/** Leaving is not listed: anyone but the owner may end their own entry. */
const teamActions = {
  read: ['owner', 'admin'],
  add: ['owner'],
  changeRole: ['owner'],
  remove: ['owner'],
  transfer: ['owner'],
} as const satisfies Record<string, readonly TeamRole[]>

export type TeamAction = keyof typeof teamActions

/** Whether a role allows an action; null means no role in this business. */
export function mayInTeam(role: TeamRole | null, action: TeamAction): boolean {
  const allowed: readonly TeamRole[] = teamActions[action]
  return role !== null && allowed.includes(role)
}

/** The business's name on screen, which also confirms a transfer: the owner's company, else the owner's name. */
export function businessNameOf(owner: {
  readonly companyName: string | null
  readonly firstName: string
  readonly lastName: string
}): string {
  return owner.companyName?.trim() || `${owner.firstName} ${owner.lastName}`
}
