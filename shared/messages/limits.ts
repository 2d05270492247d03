/** Characters. A CHECK of `messages` (worker/db/schema/community.ts) repeats it, so a change needs a migration. */
export const messageLimits = { text: 2000 } as const
