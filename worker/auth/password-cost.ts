/** What a hash costs (design §3 'Passwords'): 16 MB and about 110 ms of a core. Worker tests pay less (vitest.config.ts). */
export const scryptCost = { N: 16_384, r: 8, p: 5 } as const
