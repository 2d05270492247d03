import { DurableObject } from 'cloudflare:workers'

export type Hit = { allowed: true } | { allowed: false; retryAfterSeconds: number }

type Window = { count: number; endsAt: number }

/** Attempts of one second are written in one commit; a crash loses no more than these. */
const writeDelayMs = 1000
const sweepEveryMs = 60_000

/**
 * Counts attempts for its share of the keys, exactly. A key's window starts with its first attempt, has a fixed length and
 * is deleted within a minute of its end.
 */
export class RateLimit extends DurableObject<Env> {
  readonly #sql: SqlStorage
  /** Windows that are not written yet. They override the rows, so that answers do not wait for a commit. */
  readonly #unwritten = new Map<string, Window>()
  #isWriteScheduled = false
  #isSweepScheduled = false

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    this.#sql = ctx.storage.sql
    this.#sql.exec(
      'CREATE TABLE IF NOT EXISTS windows (key TEXT PRIMARY KEY, count INTEGER NOT NULL, endsAt INTEGER NOT NULL) WITHOUT ROWID',
    )
  }

  hit(key: string, limit: number, windowMs: number, now: number): Hit {
    const { count, endsAt } = this.#windowOf(key, now) ?? { count: 0, endsAt: now + windowMs }
    if (count >= limit) return { allowed: false, retryAfterSeconds: Math.ceil((endsAt - now) / 1000) }
    this.#unwritten.set(key, { count: count + 1, endsAt })
    this.#scheduleWrite()
    return { allowed: true }
  }

  /** Whether the key may make an attempt, without counting one: for limits that only count failures. */
  peek(key: string, limit: number, now: number): Hit {
    const window = this.#windowOf(key, now)
    return window && window.count >= limit
      ? { allowed: false, retryAfterSeconds: Math.ceil((window.endsAt - now) / 1000) }
      : { allowed: true }
  }

  /** Deletes the key's attempts, after a success. */
  clear(key: string): void {
    this.#unwritten.delete(key)
    this.#sql.exec('DELETE FROM windows WHERE key = ?', key)
  }

  override async alarm(): Promise<void> {
    const now = Date.now()
    this.#isSweepScheduled = false
    this.#sql.exec('DELETE FROM windows WHERE endsAt <= ?', now)
    if (this.#sql.exec('SELECT 1 FROM windows LIMIT 1').toArray().length > 0) await this.#scheduleSweep(now)
  }

  #windowOf(key: string, now: number): Window | undefined {
    const window =
      this.#unwritten.get(key) ??
      this.#sql.exec<Window>('SELECT count, endsAt FROM windows WHERE key = ?', key).toArray()[0]
    return window && window.endsAt > now ? window : undefined
  }

  /** A pending timer keeps the object in memory. */
  #scheduleWrite(): void {
    if (this.#isWriteScheduled) return
    this.#isWriteScheduled = true
    setTimeout(() => this.#write(), writeDelayMs)
  }

  /** Windows that fail to be written stay in memory, and are written after the next attempt. */
  async #write(): Promise<void> {
    this.#isWriteScheduled = false
    if (this.#unwritten.size === 0) return
    this.ctx.storage.transactionSync(() => {
      for (const [key, { count, endsAt }] of this.#unwritten) {
        this.#sql.exec('INSERT OR REPLACE INTO windows VALUES (?, ?, ?)', key, count, endsAt)
      }
    })
    this.#unwritten.clear()
    await this.#scheduleSweep(Date.now())
  }

  async #scheduleSweep(now: number): Promise<void> {
    if (this.#isSweepScheduled) return
    if ((await this.ctx.storage.getAlarm()) === null) await this.ctx.storage.setAlarm(now + sweepEveryMs)
    this.#isSweepScheduled = true
  }
}
