import { textOf } from './answer.ts'
import type { Plan } from './plan.ts'
import { wireOf } from './wire.ts'
import type { Outcome } from './transport.ts'
import type { Verdict } from './judge.ts'
import type { Probe } from './probe.ts'

type Fault = { number: number; target: string; who: string; fault: string; request: string; answer: string }
type Slow = { target: string; status: string; ms: number }

const slowestKept = 5

/** A request as it was sent, on a line for each of its head's, readable whatever is in it. */
function requestOf(plan: Plan): string {
  const { first, second } = wireOf(plan, 'localhost')
  const text = (bytes: Buffer) =>
    JSON.stringify(bytes.toString('latin1'))
      .slice(1, -1)
      .replaceAll('\\r\\n', '\n')
      .replaceAll(/(.)\1{40,}/g, (run, letter: string) => `<${letter} ${run.length} times>`)
  const [head = '', ...body] = text(first).split('\n\n')
  const short = (part: string) => (part.length > 1_500 ? `${part.slice(0, 1_500)}… (${part.length})` : part)
  const halves = [short(body.join('\n\n')), plan.pause === null ? '' : `<${plan.pause}>`, short(text(second))]
  const leaving = plan.ending.kind === 'leave' ? `\n<${plan.ending.how} after ${plan.ending.afterMs} ms>` : ''
  return `${short(head)}\n\n${halves.join('')}${leaving}`
}

/** What is no HTTP is answered by the server in front of the Worker, if at all. */
function statusOf(plan: Plan, outcome: Outcome): string {
  if (outcome.kind !== 'answered') return outcome.kind
  const { status, headers } = outcome.answer
  return plan.isMalformed && !headers.has('x-request-id') ? `${status} (not HTTP)` : String(status)
}

/** Everything that is counted of a run. */
export class Tally {
  readonly began = performance.now()
  readonly byStatus = new Map<string, number>()
  readonly byTarget = new Map<string, Map<string, number>>()
  readonly faults: Fault[] = []
  readonly probes: Probe[] = []
  readonly memory: number[] = []
  slowest: Slow[] = []
  count = 0
  hashMs = 0
  busy = 0
  /** Requests that the runtime gave up, since nothing was left that could end them. */
  hung = 0

  add(plan: Plan, outcome: Outcome, verdict: Verdict): void {
    this.count += 1
    const status = statusOf(plan, outcome)
    this.byStatus.set(status, (this.byStatus.get(status) ?? 0) + 1)
    const ofTarget = this.byTarget.get(plan.target) ?? new Map<string, number>()
    ofTarget.set(status, (ofTarget.get(status) ?? 0) + 1)
    this.byTarget.set(plan.target, ofTarget)
    if (outcome.kind === 'answered' && plan.pause === null) {
      this.slowest = [...this.slowest, { target: plan.target, status, ms: outcome.ms }]
        .toSorted((a, b) => b.ms - a.ms)
        .slice(0, slowestKept)
    }
    if (verdict.kind === 'busy') this.busy += 1
    if (verdict.kind === 'fault') {
      const answer = outcome.kind === 'answered' ? textOf(outcome.answer).slice(0, 400) : outcome.kind
      const { number, target, who } = plan
      this.faults.push({ number, target, who, fault: verdict.fault, request: requestOf(plan), answer })
    }
  }

  /** The last sign-ins in a row that the server refused though the fuzzer had not flooded it. */
  refusedInARow(): number {
    const lastGood = this.probes.findLastIndex(({ status, isFlooded }) => status === 200 || isFlooded)
    return this.probes.length - 1 - lastGood
  }
}
