import { forgetSessionRecords } from '#worker/auth/sessions.ts'
import { closeChannels } from '#worker/features/live/channel.ts'

/**
 * Forgets KV records of a member's sessions whose D1 rows are gone, and closes their sockets; D1 has already decided,
 * so a failure here harms nothing.
 */
export async function forgetSessions(env: Env, userId: number, hashes: readonly string[]): Promise<void> {
  await Promise.all([closeChannels(env, userId, hashes), forgetSessionRecords(env, hashes)])
}
