/** Milliseconds until the wizard opens. */
export const welcomeTiming = { byQuery: 500, forNewUser: 1000 } as const
