import { DurableObject } from 'cloudflare:workers'

export type Hit = { allowed: true } | { allowed: false; retryAfterSeconds: number }

type Window = { count: number; endsAt: number }

/** Counts of this moment are written in one commit, and a crash loses no more than them. */
const gatherMs = 1000
const sweepEveryMs = 60_000

/**
 * Counts its share of the keys, each exactly. A window is fixed, begins with the key's first hit and is forgotten
 * within a minute of its end.
 */
export class RateLimit extends DurableObject<Env> {
  readonly #sql: SqlStorage
  /** Counted, and not yet written: these stand above the rows, so that hardly an answer waits for a commit. */
  readonly #unwritten = new Map<string, Window>()
  #isWriteDue = false
  #isSweepDue = false

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
    this.#writeSoon()
    return { allowed: true }
  }

  /** How the key stands, without counting: for limits that count failures alone. */
  standing(key: string, limit: number, now: number): Hit {
    const window = this.#windowOf(key, now)
    return window && window.count >= limit
      ? { allowed: false, retryAfterSeconds: Math.ceil((window.endsAt - now) / 1000) }
      : { allowed: true }
  }

  /** A success forgives the failures before it. */
  forgive(key: string): void {
    this.#unwritten.delete(key)
    this.#sql.exec('DELETE FROM windows WHERE key = ?', key)
  }

  override async alarm(): Promise<void> {
    const now = Date.now()
    this.#isSweepDue = false
    this.#sql.exec('DELETE FROM windows WHERE endsAt <= ?', now)
    if (this.#sql.exec('SELECT 1 FROM windows LIMIT 1').toArray().length > 0) await this.#sweepLater(now)
  }

  #windowOf(key: string, now: number): Window | undefined {
    const window =
      this.#unwritten.get(key) ??
      this.#sql.exec<Window>('SELECT count, endsAt FROM windows WHERE key = ?', key).toArray()[0]
    return window && window.endsAt > now ? window : undefined
  }

  /** A timer that runs keeps the object in memory. */
  #writeSoon(): void {
    if (this.#isWriteDue) return
    this.#isWriteDue = true
    setTimeout(() => this.#write(), gatherMs)
  }

  /** What cannot be written stays in memory, and is written with the next attempt. */
  async #write(): Promise<void> {
    this.#isWriteDue = false
    if (this.#unwritten.size === 0) return
    this.ctx.storage.transactionSync(() => {
      for (const [key, { count, endsAt }] of this.#unwritten) {
        this.#sql.exec('INSERT OR REPLACE INTO windows VALUES (?, ?, ?)', key, count, endsAt)
      }
    })
    this.#unwritten.clear()
    await this.#sweepLater(Date.now())
  }

  async #sweepLater(now: number): Promise<void> {
    if (this.#isSweepDue) return
    if ((await this.ctx.storage.getAlarm()) === null) await this.ctx.storage.setAlarm(now + sweepEveryMs)
    this.#isSweepDue = true
  }
}
