/** The same hash at a hundredth of the cost, since the Worker tests register more than a thousand members. */
export const scryptCost = { N: 1024, r: 8, p: 1 } as const
