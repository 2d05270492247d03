import type { TeamRole } from '#shared/team/roles.ts'

/** The roles of 001 §4 as they stand on screen. */
export const roleNames = { owner: 'Owner', admin: 'Admin', member: 'Member' } as const satisfies Record<
  TeamRole,
  string
>
