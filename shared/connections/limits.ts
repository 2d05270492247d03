/** Characters. */
export const connectionLimits = { note: 500, reportReason: 1000 } as const
