import { type SQL, sql } from 'drizzle-orm'
import { statement } from '#worker/db/statement.ts'

/** The path of an image before its id, under which the IMAGES namespace stores its bytes. */
export const imagesPath = '/api/images/'
const keyPrefix = 'image:'

export const imageKey = (id: string) => keyPrefix + id

/** The key of the image at a path, as SQL; null for any other text. */
export const imageKeyAt = (path: SQL) => sql`
  CASE WHEN substr(${path}, 1, ${imagesPath.length}) = ${imagesPath}
    THEN ${keyPrefix} || substr(${path}, ${imagesPath.length + 1}) END`

/** Queues bytes whose link this batch removes; they are deleted after it, with retries. */
export const queueDeletion = (keys: SQL, now: number) =>
  statement(sql`
    INSERT INTO pending_discards (key, created_at) SELECT key, ${now} FROM (${keys}) WHERE key IS NOT NULL
    ON CONFLICT (key) DO NOTHING`)
