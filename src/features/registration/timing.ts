/** Milliseconds. */
export const registrationTiming = { redirect: 1000, scrollAfterRedirect: 100 } as const
