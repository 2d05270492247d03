import { env } from 'cloudflare:workers'
import * as v from 'valibot'
import { businessRegistration } from '#shared/registration/api.ts'
import { openDatabase } from '#worker/db/client.ts'
import { completeClaim, slotsOf } from '#worker/features/early-access/claims/service.ts'
import { newMember } from '#worker/features/registration/new-member.ts'
import { insertMember, type NewMember } from '#worker/features/registration/repo.ts'
import { registrationOf } from './client.ts'

const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes))
const secret = () => crypto.randomUUID()

/**
 * Registers many members with the statements of a registration and its claim, which is faster than the API. Returns
 * their ids.
 */
export async function manyMembers(
  count: number,
  given: (at: number) => Partial<NewMember> = () => ({}),
): Promise<number[]> {
  const db = openDatabase(env.DB)
  const ids: number[] = []
  for (let at = 0; at < count; at += 1) {
    const now = Date.now()
    const input = v.parse(businessRegistration, registrationOf())
    const made = { passwordHash: 'none', personalPhotoUrl: null }
    const registered = await insertMember(db, {
      member: { ...newMember({ random, now }, input, made), ...given(at) },
      sessionHash: secret(),
      agent: 'test',
      referrerCode: null,
      digests: [secret(), secret()],
      verification: { token: secret(), hash: secret() },
      idempotency: null,
      now,
    })
    if (!registered.ok) throw new Error(`a member was not registered: ${registered.reason}`)
    const row = registered.value
    if (row.claim === 'pending') await completeClaim({ db, slots: slotsOf(env), now }, row.id)
    ids.push(row.id)
  }
  return ids
}

export const pairOf = (one: number, other: number) => `${Math.min(one, other)}:${Math.max(one, other)}`

/** The statement that connects two members in D1. */
export const connect = (from: number, to: number, status = 'accepted') =>
  env.DB.prepare(
    `INSERT INTO connections (requester_id, receiver_id, pair, status, created_at, updated_at)
     VALUES (?1, ?2, ?3, ?4, 0, 0)`,
  ).bind(from, to, pairOf(from, to), status)
