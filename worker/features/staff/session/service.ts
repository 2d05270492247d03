import type { Deps } from '#worker/auth/deps.ts'
import { newToken, tokenHash } from '#worker/auth/secrets.ts'
import {
  adminKey,
  type AdminDeps,
  sessionActor,
  staffSessionMs,
  staffTokenPrefix,
} from '#worker/auth/staff-sign-in.ts'
import { deleteAdminSession, insertAdminSession } from './repo.ts'

/**
 * Opens a session of 12 hours; `expiresAt` is in epoch milliseconds. D1 and KV store the hash of the token, never the
 * token itself.
 */
export async function openAdminSession(deps: Deps): Promise<{ token: string; expiresAt: number }> {
  const token = newToken(deps.random, staffTokenPrefix)
  const hash = tokenHash(token)
  const expiresAt = deps.now + staffSessionMs
  await insertAdminSession(deps.db, { hash, actor: sessionActor(hash), now: deps.now, expiresAt })
  await deps.env.SESSIONS.put(adminKey(hash), '1', { expirationTtl: staffSessionMs / 1000 })
  return { token, expiresAt }
}

/** Ends a session: its row first, since D1 decides and KV may lag. */
export async function closeAdminSession(deps: AdminDeps, hash: string): Promise<void> {
  await deleteAdminSession(deps.db, { hash, actor: deps.actor, now: deps.now })
  deps.later(deps.env.SESSIONS.delete(adminKey(hash)))
}
