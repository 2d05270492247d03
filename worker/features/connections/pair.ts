/** The key of two members in either order: the column `pair` of connections and messages. */
export const pairOf = (one: number, other: number) => `${Math.min(one, other)}:${Math.max(one, other)}`
