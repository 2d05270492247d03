import { setTimeout as sleep } from 'node:timers/promises'
import type { OwnUser } from '#shared/profiles/member-views.ts'
import { textOf } from './answer.ts'
import { Backlog } from './backlog.ts'
import { type Cast, type Person, play, roles, signInStaff } from './cast.ts'
import { choiceFrom, seedOf } from './choice.ts'
import { judge } from './judge.ts'
import { type Plan, planAny, planHash } from './plan.ts'
import { probe } from './probe.ts'
import { residentMb, workerdsOf } from './processes.ts'
import type { Tally } from './tally.ts'
import { type Outcome, send } from './transport.ts'

export type Game = {
  url: string
  port: number
  seed: number
  cast: Cast
  tally: Tally
  assets: ReadonlySet<string>
  /** The process of the server. */
  pid: number
  over: AbortSignal
}

/** One request of so many is a valid one that costs a hash: a hash is the slowest thing that a visitor can ask for. */
const hashEvery = 24
const players = 8
const probeEveryMs = 3_000
/** One sign-in of so many is told of while the run goes on. */
const probesTold = 10
/** Hashes that the fuzzer keeps waiting, wave by wave. */
const waves = [2, 4, 8, 8, 10, 10, 12, 12] as const
const waveLength = 12
/** In a long run each 300 of them are followed by a flood, which overfills the queue. */
const flood = { every: 400, length: 100, waiting: 90 } as const
/** So many sign-ins in a row that are refused are an outage, and nothing more is to be learned. */
const outage = 5
/** Bodies without an end, and late ones, at once. */
const mostHeld = 40
/** A hash takes its turn among the other requests' work. */
const underLoad = 1.2
const sparesKept = 60

const isSafe = (method: string) => method === 'GET' || method === 'HEAD'

/**
 * A server that closes a connection after its answer may reset it while the client still reads (RFC 9112, 9.6), which
 * happens to one in thousands of reads that carry a body. As browsers do, a read is sent again; a fault would repeat itself.
 */
async function sendAgainIfReset(plan: Plan, port: number): Promise<Outcome> {
  const outcome = await send(plan, port)
  const mayRepeat = outcome.kind === 'dropped' && isSafe(plan.method) && plan.body !== null
  return mayRepeat ? send(plan, port) : outcome
}

export class Round {
  readonly #game: Game
  readonly #backlog: Backlog
  readonly #spares: Person[] = []
  readonly #held = new Set<Promise<void>>()

  constructor(game: Game) {
    this.#game = game
    this.#backlog = new Backlog(game.cast.hashMs * underLoad)
  }

  /** Sends the requests `from` to `to`, each as its number says. */
  async run(from: number, to: number): Promise<void> {
    const numbers = Array.from({ length: to - from }, (_, index) => from + index)
    const hashing = numbers.filter((number) => number % hashEvery === hashEvery - 1)
    const others = numbers.filter((number) => number % hashEvery !== hashEvery - 1).values()
    const done = new AbortController()
    const watching = this.#watch(done.signal)
    await Promise.all([
      this.#sendHashing(hashing),
      ...Array.from({ length: players }, () => this.#sendAll(others)),
    ])
    await Promise.all(this.#held)
    done.abort()
    await watching
    // What was left behind is worked off; then anybody can sign in.
    await this.#settle()
  }

  #plan(number: number): Plan {
    const { cast, seed, url } = this.#game
    const choice = choiceFrom(seedOf(seed, number))
    // The same draw with spares and without, so that one request can be repeated alone.
    const spare = this.#spares[choice.int(sparesKept) % this.#spares.length] ?? cast.former
    const setting = { cast, spare, number, origin: url }
    return number % hashEvery === hashEvery - 1 ? planHash(choice, setting) : planAny(choice, setting)
  }

  /** Takes the next of the numbers that several players share. */
  async #sendAll(numbers: IterableIterator<number>): Promise<void> {
    for (let next = numbers.next(); !next.done && !this.#isOver(); next = numbers.next()) {
      await this.#sendOne(this.#plan(next.value))
    }
  }

  async #sendHashing(numbers: readonly number[]): Promise<void> {
    const choice = choiceFrom(this.#game.seed)
    let most: number = waves[0]
    for (const [at, number] of numbers.entries()) {
      if (at % waveLength === 0) most = choice.pick(waves)
      const isFlood = at % flood.every >= flood.every - flood.length
      const enough = isFlood ? flood.waiting : most
      while (!this.#isOver() && this.#backlog.waiting(performance.now()) >= enough) await sleep(10)
      if (this.#isOver()) return
      // Not by #sendOne, which waits until few are held: one that is held itself would wait for ever.
      void this.#hold(this.#exchange(this.#plan(number)))
      await sleep(choice.int(30))
    }
  }

  async #sendOne(plan: Plan): Promise<void> {
    const isQuick = plan.pause === null || (plan.pause !== 'never' && plan.pause < 1_000)
    if (isQuick) return this.#exchange(plan)
    while (this.#held.size >= mostHeld && !this.#isOver()) await sleep(20)
    void this.#hold(this.#exchange(plan))
  }

  async #exchange(plan: Plan): Promise<void> {
    const { port, tally, assets } = this.#game
    this.#backlog.add(plan.hashes, performance.now())
    const outcome = await sendAgainIfReset(plan, port)
    this.#keepSpare(plan, outcome)
    const isFlooded = this.#backlog.isFlooded(performance.now())
    tally.add(plan, outcome, judge(plan, outcome, { assets, isFlooded }))
  }

  #hold(work: Promise<void>): Promise<void> {
    const held = work.finally(() => this.#held.delete(held))
    this.#held.add(held)
    return held
  }

  /** Who has joined by a request of the fuzzer can be deleted by another. */
  #keepSpare(plan: Plan, outcome: Outcome): void {
    if (outcome.kind !== 'answered' || outcome.answer.status !== 201) return
    if (plan.target !== 'POST /api/register') return
    const { user } = JSON.parse(textOf(outcome.answer)) as { user: OwnUser }
    const cookie = outcome.answer.headers.get('set-cookie')?.split(';')[0] ?? ''
    this.#spares.push({ id: user.id, email: user.email, cookie, referralCode: user.referralCode })
    if (this.#spares.length > sparesKept) this.#spares.shift()
  }

  #isOver(): boolean {
    return this.#game.over.aborted || this.#game.tally.refusedInARow() >= outage
  }

  async #watch(done: AbortSignal): Promise<void> {
    const workerds = workerdsOf(this.#game.pid)
    const sampling = setInterval(() => this.#game.tally.memory.push(residentMb(workerds)), 1_000)
    while (!done.aborted && !this.#isOver()) {
      await this.#probe()
      if (!this.#backlog.isFlooded(performance.now())) await this.#revive().catch(() => undefined)
      await sleep(probeEveryMs, undefined, { signal: done }).catch(() => undefined)
    }
    clearInterval(sampling)
  }

  async #probe(): Promise<void> {
    const { url, cast, tally } = this.#game
    const waiting = this.#backlog.waiting(performance.now())
    this.#backlog.add(1, performance.now())
    const isFlooded = this.#backlog.isFlooded(performance.now())
    const probed = await probe(url, cast.prober, tally.count, isFlooded)
    if (probed.status === 200) this.#backlog.learn(probed.ms, waiting)
    tally.probes.push(probed)
    const { ms, status } = probed
    if (tally.probes.length % probesTold === 0)
      console.log(`  ${tally.count} requests; a sign-in: ${status} after ${ms.toFixed(0)} ms`)
  }

  async #settle(): Promise<void> {
    while (!this.#game.over.aborted && this.#backlog.isFlooded(performance.now())) await sleep(200)
    while (!this.#game.over.aborted && this.#backlog.waiting(performance.now()) > 1) await sleep(50)
    if (!this.#game.over.aborted) await this.#probe()
  }

  /** Brings back whose session a request has ended. */
  async #revive(): Promise<void> {
    const { url, cast } = this.#game
    for (const role of roles) {
      if (role === 'former') continue
      const answer = await fetch(`${url}/api/session`, { headers: { cookie: cast[role].cookie } })
      await answer.arrayBuffer()
      if (answer.status !== 401) continue
      this.#backlog.add(role === 'fullVendor' ? 7 : 1, performance.now())
      cast[role] = await play(url, role, role === 'owner' ? undefined : cast.owner)
    }
    const headers = { authorization: `Bearer ${cast.staffToken}` }
    const answer = await fetch(`${url}/api/admin/founding`, { headers })
    await answer.arrayBuffer()
    if (answer.status === 401) cast.staffToken = await signInStaff(url)
  }
}
