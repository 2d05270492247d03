import type { ChannelChange } from '#shared/live/api.ts'
import { kindOf, log } from '#worker/http/log.ts'

const channelOf = (env: Env, userId: number) => env.MEMBER_CHANNEL.getByName(String(userId))

/**
 * Announces changes to the members' open tabs. Failures are only logged: D1 has the change, and tabs poll as well.
 */
export async function broadcast(
  env: Env,
  userIds: readonly number[],
  changes: readonly ChannelChange[],
): Promise<void> {
  await Promise.all(
    userIds.map(async (userId) => {
      try {
        await channelOf(env, userId).announce([...changes])
      } catch (error) {
        log('warn', 'channel_missed', { kind: kindOf(error) })
      }
    }),
  )
}

/** Forwards an authorized upgrade to the member's channel. */
export async function openChannel(
  env: Env,
  request: Request,
  viewer: { userId: number; sessionHash: string; endsAt: number },
): Promise<Response> {
  const headers = new Headers(request.headers)
  headers.set('x-session-hash', viewer.sessionHash)
  headers.set('x-session-ends', String(viewer.endsAt))
  const answer = await channelOf(env, viewer.userId).fetch(new Request(request, { headers }))
  // An object's answer has immutable headers; a copy's can be set.
  return new Response(answer.body, answer)
}

/** Closes the sockets of sessions that have ended. */
export async function closeChannels(env: Env, userId: number, hashes: readonly string[]): Promise<void> {
  if (hashes.length > 0) await channelOf(env, userId).end([...hashes])
}
