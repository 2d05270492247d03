import fc from 'fast-check'
import { expect, test } from 'vitest'
import { QueueFullError, TurnQueue } from './turn-queue.ts'

const hashMs = 110
const rules = { limit: 64, maxWaitMs: 12_000, pauseMs: 25 }

type Timer = { at: number; wake: () => void }

/** An isolate in simulated time: its clock does not advance while work runs, and a dead request's timers never fire. */
class Isolate {
  time = 0
  #visible = 0
  #timers: Timer[] = []
  readonly #dead = new Set<number>()
  readonly queue: TurnQueue
  #current = -1
  /** Completed turns and their end times. */
  readonly served: { visitor: number; endedAt: number }[] = []
  readonly #hashMs: number

  constructor(options: { hashMs?: number; maxWaitMs?: number } = {}) {
    this.#hashMs = options.hashMs ?? hashMs
    const wait = (milliseconds: number) => {
      const visitor = this.#current
      return new Promise<void>((resolve) => {
        this.#timers.push({
          at: this.#visible + milliseconds,
          wake: () => {
            if (this.#dead.has(visitor)) return
            this.#current = visitor
            resolve()
          },
        })
      })
    }
    this.queue = new TurnQueue({ now: () => this.#visible, wait }, { ...rules, ...options })
  }

  at(time: number, wake: () => void): void {
    this.#timers.push({ at: time, wake })
  }

  arrive(visitor: number): Promise<void> {
    this.#current = visitor
    return this.queue.run(() => {
      this.time += this.#hashMs
      this.served.push({ visitor, endedAt: this.time })
    })
  }

  kill(visitor: number): void {
    this.#dead.add(visitor)
  }

  /** Fires timers in order until none is left. */
  async run(): Promise<void> {
    for (;;) {
      const next = this.#timers.toSorted((a, b) => a.at - b.at)[0]
      if (next === undefined) return
      this.#timers = this.#timers.filter((timer) => timer !== next)
      this.time = Math.max(this.time, next.at)
      this.#visible = this.time
      next.wake()
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
    }
  }
}

test('visitors get their turns in the order of their arrival, with a pause between two', async () => {
  const isolate = new Isolate()
  for (const visitor of [0, 1, 2, 3]) isolate.at(0, () => void isolate.arrive(visitor))
  await isolate.run()
  expect(isolate.served.map(({ visitor }) => visitor)).toEqual([0, 1, 2, 3])
  const ends = isolate.served.map(({ endedAt }) => endedAt)
  for (const [turn, endedAt] of ends.entries()) {
    if (turn > 0) expect(endedAt - (ends[turn - 1] ?? 0)).toBeGreaterThanOrEqual(hashMs + rules.pauseMs)
  }
})

test('a visitor is refused while the queue is full, and the queue goes on', async () => {
  const isolate = new Isolate()
  const refused: unknown[] = []
  for (let visitor = 0; visitor < 70; visitor += 1) {
    isolate.at(0, () => void isolate.arrive(visitor).catch((error: unknown) => refused.push(error)))
  }
  await isolate.run()
  // The first one is served immediately, without being queued.
  expect(isolate.served).toHaveLength(65)
  expect(refused).toHaveLength(5)
  expect(refused[0]).toBeInstanceOf(QueueFullError)
})

test('on a slow host, a visitor gives up before the deadline, and those behind are served sooner', async () => {
  const slowHashMs = 1000
  const isolate = new Isolate({ hashMs: slowHashMs })
  const gaveUp: number[] = []
  for (let visitor = 0; visitor < 40; visitor += 1) {
    isolate.at(0, () => void isolate.arrive(visitor).catch(() => gaveUp.push(isolate.time)))
  }
  isolate.at(13_000, () => void isolate.arrive(40))
  await isolate.run()
  expect(isolate.served.length + gaveUp.length).toBe(41)
  expect(Math.max(...gaveUp)).toBeLessThan(rules.maxWaitMs + 2 * slowHashMs)
  const last = isolate.served.find(({ visitor }) => visitor === 40)
  expect(last?.endedAt).toBeLessThan(13_000 + 3 * slowHashMs)
})

test.each([
  { step: 'while it waits for the pause to end', killedAt: 120 },
  { step: 'while it waits for another', killedAt: 1 },
  { step: 'right before its turn', killedAt: 134 },
])('a visitor who is gone $step costs the next one less than two hashes', async ({ killedAt }) => {
  const isolate = new Isolate()
  isolate.at(0, () => void isolate.arrive(0))
  isolate.at(0, () => void isolate.arrive(1))
  isolate.at(killedAt, () => isolate.kill(1))
  isolate.at(140, () => void isolate.arrive(2))
  await isolate.run()
  const next = isolate.served.find(({ visitor }) => visitor === 2)
  expect(next?.endedAt).toBeLessThan(140 + hashMs + 2 * hashMs)
})

test('work that throws ends its turn', async () => {
  const isolate = new Isolate()
  const failing = isolate.queue.run(() => {
    throw new Error('out of memory')
  })
  await expect(failing).rejects.toThrow('out of memory')
  isolate.at(1, () => void isolate.arrive(1))
  await isolate.run()
  expect(isolate.served.map(({ visitor }) => visitor)).toEqual([1])
})

test('whichever requests are killed, all others are served, in order and in bounded time', async () => {
  const visit = fc.record({
    arrivesAt: fc.integer({ min: 0, max: 3000 }),
    diesAfter: fc.option(fc.integer({ min: 0, max: 2000 }), { nil: null }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(visit, { maxLength: 60 }), async (visits) => {
      const isolate = new Isolate({ maxWaitMs: Infinity })
      const arrivals = new Map<number, number>()
      const dead = new Set<number>()
      for (const [visitor, { arrivesAt, diesAfter }] of visits.entries()) {
        isolate.at(arrivesAt, () => {
          arrivals.set(visitor, isolate.time)
          void isolate.arrive(visitor)
        })
        if (diesAfter === null) continue
        dead.add(visitor)
        isolate.at(arrivesAt + diesAfter, () => isolate.kill(visitor))
      }
      await isolate.run()
      const served = isolate.served.filter(({ visitor }) => !dead.has(visitor))
      expect(served.map(({ visitor }) => visitor)).toEqual(
        [...arrivals.keys()].filter((visitor) => !dead.has(visitor)),
      )
      // Each visitor ahead costs at most a hash, the pause, and the grace for those who died meanwhile.
      for (const { visitor, endedAt } of served) {
        const waited = endedAt - (arrivals.get(visitor) ?? 0)
        expect(waited).toBeLessThanOrEqual((visits.length + 2) * (hashMs + 2 * rules.pauseMs + 200))
      }
    }),
    { numRuns: 200 },
  )
})
