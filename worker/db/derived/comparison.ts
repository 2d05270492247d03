/**
 * Derived data that the database stores instead of counting, with the query that recomputes it. Plain SQLite
 * without Worker imports, so that tests, the seed and checks of a stored database can share it.
 */
export type DerivedTable = {
  name: string
  /** The triggers that maintain it. */
  triggers: readonly string[]
  /** Selects `side`, `key` and `value` of each row that differs; nothing when both agree. */
  differences: string
}

/** Compares two queries, each of which selects `key` and `value`. */
export function compare(stored: string, recomputed: string): string {
  return `
    WITH stored AS MATERIALIZED (${stored}), recomputed AS MATERIALIZED (${recomputed})
    SELECT 'stored' AS side, key, value FROM (SELECT key, value FROM stored EXCEPT SELECT key, value FROM recomputed)
    UNION ALL
    SELECT 'recomputed', key, value FROM (SELECT key, value FROM recomputed EXCEPT SELECT key, value FROM stored)
    LIMIT 20`
}
