import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { statement } from '#worker/db/statement.ts'

/** Where a picture is asked for: behind this stands its id, under which the IMAGES namespace has its bytes. */
export const imagesPath = '/api/images/'
const keyPrefix = 'image:'

export const imageKey = (id: string) => keyPrefix + id

/** The key of the picture at a path, as SQL; null for what is no path of ours. */
export const imageKeyAt = (path: SQL) => sql`
  CASE WHEN substr(${path}, 1, ${imagesPath.length}) = ${imagesPath}
    THEN ${keyPrefix} || substr(${path}, ${imagesPath.length + 1}) END`

/** Bytes whose link goes in this batch; they are erased after it, however often it takes. */
export const discardLater = (db: Database, keys: SQL, now: number) =>
  statement(
    db,
    sql`
    INSERT INTO pending_discards (key, created_at) SELECT key, ${now} FROM (${keys}) WHERE key IS NOT NULL
    ON CONFLICT (key) DO NOTHING`,
  )
