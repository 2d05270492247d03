/** The id in a text; null if there is none. Fifteen digits are the most that a number holds exactly. */
export const idOf = (text: string | undefined): number | null =>
  text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null
