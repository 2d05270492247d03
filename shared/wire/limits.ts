/** Limits of text fields and lists that no single topic owns: characters, and rows of a page. */
export const textLimits = {
  name: 80,
  email: 254,
  search: 200,
} as const

/** Rows of one page of a list, and the most that `?limit=` may ask for. */
export const listLimits = { page: 20, pageMax: 50 } as const
