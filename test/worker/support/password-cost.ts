/** The same function for a hundredth of the work: the Worker tests register more than a thousand members. */
export const scryptCost = { N: 1024, r: 8, p: 1 } as const
