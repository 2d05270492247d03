import type { TeamRole } from '#shared/team/roles.ts'

/** The roles as the screens name them. */
export const roleNames = { owner: 'Owner', admin: 'Admin', member: 'Member' } as const satisfies Record<
  TeamRole,
  string
>
