/** Characters. */
export const messageLimits = { text: 2000 } as const
