import { deleteSessionRecords } from '#worker/auth/sessions.ts'
import { closeChannels } from '#worker/features/live/channel.ts'

/**
 * Deletes the KV records of a member's ended sessions and closes their sockets. D1 decides whether a session is active, so
 * a failure here is harmless.
 */
export async function forgetSessions(env: Env, userId: number, hashes: readonly string[]): Promise<void> {
  await Promise.all([closeChannels(env, userId, hashes), deleteSessionRecords(env, hashes)])
}
