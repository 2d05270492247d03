import { DurableObject } from 'cloudflare:workers'

export type Hit = { allowed: true } | { allowed: false; retryAfterSeconds: number }

type Window = { count: number; endsAt: number }

/**
 * Counts one key exactly: each key of a limit has an object of its own, so a flood on one slows nobody else.
 * The window is fixed, begins with the first hit and is forgotten when it ends.
 */
export class RateLimit extends DurableObject<Env> {
  hit(limit: number, windowMs: number, now: number): Hit {
    const { kv } = this.ctx.storage
    const kept = kv.get<Window>('window')
    const window = kept && kept.endsAt > now ? kept : { count: 0, endsAt: now + windowMs }
    if (window.count >= limit) {
      return { allowed: false, retryAfterSeconds: Math.ceil((window.endsAt - now) / 1000) }
    }
    if (window.count === 0) void this.ctx.storage.setAlarm(window.endsAt)
    kv.put<Window>('window', { ...window, count: window.count + 1 })
    return { allowed: true }
  }

  /** How the key stands, without counting: for limits that count failures alone. */
  standing(limit: number, now: number): Hit {
    const kept = this.ctx.storage.kv.get<Window>('window')
    return kept && kept.endsAt > now && kept.count >= limit
      ? { allowed: false, retryAfterSeconds: Math.ceil((kept.endsAt - now) / 1000) }
      : { allowed: true }
  }

  /** A success forgives the failures before it. */
  async forgive(): Promise<void> {
    await this.ctx.storage.deleteAll()
  }

  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll()
  }
}
