/** Two members, whichever of them is named first: what the column `pair` of connections and messages holds. */
export const pairOf = (one: number, other: number) => `${Math.min(one, other)}:${Math.max(one, other)}`
