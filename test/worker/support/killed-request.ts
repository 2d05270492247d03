import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect } from 'vitest'

/**
 * Starts `work` in a request of its own and ends that request after some milliseconds, with its timers and promises and
 * without running `finally`, as the runtime does with a cancelled request.
 */
export async function killAfter(
  milliseconds: number,
  name: string,
  work: () => Promise<unknown>,
): Promise<void> {
  const killed = runInDurableObject(env.MEMBER_CHANNEL.getByName(name), async (_, state) => {
    void work().catch(() => undefined)
    if (milliseconds > 0) await scheduler.wait(milliseconds)
    state.abort('killed by the test')
    await scheduler.wait(60_000)
  })
  await expect(killed).rejects.toThrow('killed by the test')
}
