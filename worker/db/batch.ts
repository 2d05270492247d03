import type { PreparedQuery } from 'drizzle-orm/session'
import type { Database } from './client.ts'

/** One statement of a batch: a query of Drizzle's builder, or SQL of our own (`statement.ts`). */
export type Batchable<Answer = unknown> = {
  readonly _: { readonly result: Answer }
  prepare: () => PreparedQuery
}

/** The answers of a batch, in the order of its statements. */
export type Answers<Statements extends readonly Batchable[]> = {
  -readonly [Index in keyof Statements]: Statements[Index]['_']['result']
}

/**
 * Runs statements in one round trip and one transaction. D1 returns rows by column name here: two selected columns of
 * one name become one.
 */
export async function batch<const Statements extends readonly Batchable[]>(
  db: Database,
  statements: Statements,
): Promise<Answers<Statements>> {
  const prepared = statements.map((statement) => statement.prepare())
  const bound = prepared.map((query) => {
    const { sql, params } = query.getQuery()
    return db.$client.prepare(sql).bind(...params)
  })
  const results = await db.$client.batch(bound)
  return results.map((result, at) => prepared[at]?.mapResult(result, true)) as Answers<Statements>
}
