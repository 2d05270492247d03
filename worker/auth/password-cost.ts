/** The cost of a hash: 16 MB and about 110 ms of a core. Worker tests use a lower one (vitest.config.ts). */
export const scryptCost = { N: 16_384, r: 8, p: 5 } as const
