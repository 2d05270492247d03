import { env } from 'cloudflare:workers'

/** Inserts members into D1, for tests that need more than they could register; returns their ids. */
export async function manyMembers(count: number, license = 'cannabis_retailer'): Promise<number[]> {
  const made = await env.DB.prepare(
    `WITH RECURSIVE series(value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM series WHERE value < ?1)
     INSERT INTO users (first_name, last_name, email, email_key, email_fold, password_hash, license_type, zip_code,
       referral_code, phone_number, consent_version, consented_at, created_at, updated_at)
     SELECT 'Many', 'M' || value, key, key, key, 'x', ?2, '55401', 'M' || hex(randomblob(6)), '6125550000', '1', 0, 0, 0
     FROM (SELECT value, hex(randomblob(8)) || '@many.test' AS key FROM series) RETURNING id`,
  )
    .bind(count, license)
    .all<{ id: number }>()
  return made.results.map(({ id }) => id)
}

export const pairOf = (one: number, other: number) => `${Math.min(one, other)}:${Math.max(one, other)}`

/** The statement that connects two members in D1. */
export const connect = (from: number, to: number, status = 'accepted') =>
  env.DB.prepare(
    `INSERT INTO connections (requester_id, receiver_id, pair, status, created_at, updated_at)
     VALUES (?1, ?2, ?3, ?4, 0, 0)`,
  ).bind(from, to, pairOf(from, to), status)
