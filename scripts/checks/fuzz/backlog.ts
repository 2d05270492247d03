/** Hashes that may wait in the server at most; the next one is refused. */
const queueLimit = 64

/**
 * How many hashes the server has before it, as far as who sends them can know: a visitor who has left hears nothing, and
 * the server may hash for it all the same. An upper bound, so that what is not allowed is never excused by chance.
 */
export class Backlog {
  #waiting = 0
  #at = 0
  #fullUntil = 0
  #hashMs: number
  readonly #least: number

  constructor(leastHashMs: number) {
    this.#least = leastHashMs
    this.#hashMs = leastHashMs
  }

  /** Counts what was sent. */
  add(hashes: number, now: number): void {
    this.#drain(now)
    this.#waiting += hashes
    if (this.#waiting >= queueLimit / 2) this.#fullUntil = now + 15_000
  }

  /** What a hash costs now, as one told that waited behind `others`: the machine may have other work. */
  learn(ms: number, others: number): void {
    const each = ms / (others + 1)
    this.#hashMs = Math.max(this.#least, each > this.#hashMs ? each : (each + 3 * this.#hashMs) / 4)
  }

  waiting(now: number): number {
    this.#drain(now)
    return this.#waiting
  }

  /** Whether so much was sent of late that the server may refuse more. */
  isFlooded(now: number): boolean {
    return now < this.#fullUntil
  }

  #drain(now: number): void {
    this.#waiting = Math.max(0, this.#waiting - (now - this.#at) / this.#hashMs)
    this.#at = now
  }
}
