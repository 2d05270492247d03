/** An id as addresses, queries and lists write it; null for what is none. Fifteen digits are exact in a number. */
export const idOf = (text: string | undefined): number | null =>
  text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null
