import { connect } from 'node:net'
import { type Answer, answerIn } from './answer.ts'
import type { Plan } from './plan.ts'
import { wireOf } from './wire.ts'

/** What came of a request; `ms` is from its sending on. */
export type Outcome =
  | { kind: 'answered'; ms: number; answer: Answer }
  /** The fuzzer went first. */
  | { kind: 'left'; ms: number }
  /** The server closed without a whole answer. */
  | { kind: 'dropped'; ms: number; reason: string }
  /** No answer within the fuzzer's patience. */
  | { kind: 'silent'; ms: number }

/** Longer than the server itself gives a call. */
const patienceMs = 25_000

/** Sends one request over a connection of its own. */
export function send(plan: Plan, port: number): Promise<Outcome> {
  return new Promise((resolve) => {
    const began = performance.now()
    const { first, second } = wireOf(plan, `localhost:${port}`)
    const socket = connect(port, '127.0.0.1')
    const timers: NodeJS.Timeout[] = []
    let read: Buffer[] = []
    let failure = ''

    const finish = (outcome: Outcome, how: 'close' | 'reset' = 'close') => {
      for (const timer of timers) clearTimeout(timer)
      if (how === 'reset') socket.resetAndDestroy()
      else socket.destroy()
      resolve(outcome)
    }
    const ms = () => performance.now() - began
    const wait = (after: number, then: () => void) => timers.push(setTimeout(then, after))

    socket.once('connect', () => {
      socket.write(first)
      if (plan.pause === null) socket.write(second)
      else if (plan.pause !== 'never') wait(plan.pause, () => socket.write(second))
      if (plan.ending.kind === 'leave') {
        const { afterMs, how } = plan.ending
        wait(afterMs, () => finish({ kind: 'left', ms: ms() }, how))
      }
    })
    socket.on('data', (chunk) => {
      read = [Buffer.concat([...read, chunk])]
      const answer = answerIn(read[0] ?? chunk, plan.method)
      if (answer?.isWhole) finish({ kind: 'answered', ms: ms(), answer })
    })
    socket.on('error', (error) => {
      failure = error.message
    })
    socket.once('close', () => {
      // Without a length, an answer ends with its connection.
      const answer = read[0] && answerIn(read[0], plan.method)
      const isWhole =
        answer && !answer.headers.has('transfer-encoding') && !answer.headers.has('content-length')
      if (isWhole) finish({ kind: 'answered', ms: ms(), answer: { ...answer, isWhole: true } })
      else finish({ kind: 'dropped', ms: ms(), reason: failure || 'the connection was closed' })
    })
    wait(patienceMs, () => finish({ kind: 'silent', ms: ms() }))
  })
}
