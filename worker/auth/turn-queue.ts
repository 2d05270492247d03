export type TurnClock = {
  /** Epoch milliseconds; does not advance while JavaScript runs. */
  now: () => number
  /** Resolves after this many milliseconds, by a timer of the caller's own request. */
  wait: (milliseconds: number) => Promise<void>
}

export type TurnRules = {
  /** The maximum number of queued callers; `run` rejects the next one. */
  limit: number
  /** A caller that has waited for longer gives up: `run` rejects it. */
  maxWaitMs: number
  /** The minimum time between two turns, which other requests of the isolate use. */
  pauseMs: number
}

/** The longest sleep of a queued caller, and how late it may wake up before it counts as gone. */
const maxSleepMs = 100
const graceMs = 100

/** `wakesAt`: when the caller checks the queue again. */
type Ticket = { order: number; wakesAt: number }

export class QueueFullError extends Error {
  override readonly name = 'QueueFullError'
}

/**
 * Runs synchronous work of many requests one at a time, first come, first served.
 *
 * The queue holds plain values. A promise or a timer of a Workers request is dropped with the request, without running
 * `finally`, so no caller waits for another's: each sleeps on its own timer and checks the queue again. A caller that misses
 * its wake-up is removed; if it was only slow, it gets its old place back when it wakes.
 */
export class TurnQueue {
  readonly #clock: TurnClock
  readonly #rules: TurnRules
  #tickets: Ticket[] = []
  #nextOrder = 0
  /** No turn begins before this time. */
  #freeAt = 0
  /** Work has ended since the last check of the queue, which is when the clock shows how long it took. */
  #hasJustEnded = false
  #lastSuccessAt = -Infinity

  constructor(clock: TurnClock, rules: TurnRules) {
    this.#clock = clock
    this.#rules = rules
  }

  /** Waits for a turn and runs `work` in it; throws `QueueFullError` if the queue is full or too slow. */
  async run<Value>(work: () => Value): Promise<Value> {
    const arrivedAt = this.#clock.now()
    let now = arrivedAt
    this.#update(now)
    if (this.#tickets.length >= this.#rules.limit) throw new QueueFullError()
    const ticket: Ticket = { order: this.#nextOrder++, wakesAt: now }
    this.#tickets.push(ticket)
    for (let sleep = this.#sleepOf(ticket, now); sleep > 0; sleep = this.#sleepOf(ticket, now)) {
      if (now - arrivedAt > this.#rules.maxWaitMs) {
        this.#remove(ticket)
        throw new QueueFullError()
      }
      ticket.wakesAt = now + sleep
      await this.#clock.wait(sleep)
      now = this.#clock.now()
      this.#update(now)
    }
    this.#remove(ticket)
    this.#freeAt = now + this.#rules.pauseMs
    try {
      const value = work()
      this.#lastSuccessAt = now
      return value
    } finally {
      this.#hasJustEnded = true
    }
  }

  /** When work last succeeded, in epoch milliseconds. */
  get lastSuccessAt(): number {
    return this.#lastSuccessAt
  }

  #remove(ticket: Ticket): void {
    this.#tickets = this.#tickets.filter((other) => other !== ticket)
  }

  #update(now: number): void {
    if (this.#hasJustEnded) {
      this.#hasJustEnded = false
      this.#freeAt = now + this.#rules.pauseMs
      // The work delayed every timer of the isolate, so no caller counts as late for it.
      for (const ticket of this.#tickets) ticket.wakesAt = Math.max(ticket.wakesAt, now)
    }
    this.#tickets = this.#tickets.filter(({ wakesAt }) => now - wakesAt <= graceMs)
  }

  /** Milliseconds that a caller sleeps before the next check; 0 if it is its turn. */
  #sleepOf(ticket: Ticket, now: number): number {
    if (!this.#tickets.includes(ticket)) {
      this.#tickets = [...this.#tickets, ticket].toSorted((a, b) => a.order - b.order)
    }
    const place = this.#tickets.indexOf(ticket)
    const untilFree = this.#freeAt - now
    if (place === 0) return Math.max(untilFree, 0)
    return Math.min(Math.max(untilFree, this.#rules.pauseMs * place), maxSleepMs)
  }
}
