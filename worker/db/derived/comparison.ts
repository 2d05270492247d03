/**
 * What the database keeps so that nothing has to be counted, each with the plain query that it has to agree with. Plain
 * SQL of SQLite and nothing of the Worker, so that tests, the seed and a check of a stored database share it.
 */
export type DerivedTable = {
  name: string
  /** The triggers that keep it. */
  triggers: readonly string[]
  /** Answers `side`, `key` and `value` for each row that stands on one side only; nothing when both agree. */
  differences: string
}

/** Both sides answer `key` and `value`. */
export function compare(kept: string, recomputed: string): string {
  return `
    WITH kept AS MATERIALIZED (${kept}), recomputed AS MATERIALIZED (${recomputed})
    SELECT 'kept' AS side, key, value FROM (SELECT key, value FROM kept EXCEPT SELECT key, value FROM recomputed)
    UNION ALL
    SELECT 'recomputed', key, value FROM (SELECT key, value FROM recomputed EXCEPT SELECT key, value FROM kept)
    LIMIT 20`
}
