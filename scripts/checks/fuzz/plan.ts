import { adminPassword, type Cast, type Person, type Role, roles } from './cast.ts'
import type { Choice } from './choice.ts'
import { mutateJson, mutateText } from './mutate-body.ts'
import { type Header, mutateHeaders } from './mutate-headers.ts'
import { mutatePath } from './mutate-path.ts'
import { hashing, pathOf, type Target, targets, type VisitorName, visitors } from './targets.ts'

/** How the body is sent. The last three are no HTTP: whatever stands in front of the Worker may answer them. */
type Framing = 'none' | 'length' | 'chunked' | 'too-short' | 'both' | 'bad-chunk'

/** When the visitor goes: with the answer, or without it after some time, politely or by a reset. */
type Ending = { kind: 'read' } | { kind: 'leave'; afterMs: number; how: 'close' | 'reset' }

export type Plan = {
  number: number
  target: string
  who: VisitorName
  method: string
  path: string
  headers: readonly Header[]
  body: Buffer | null
  framing: Framing
  ending: Ending
  /** The body's second half comes after this many milliseconds; `never` is a body without an end. */
  pause: number | 'never' | null
  /** Something in front of the Worker may refuse it. */
  isMalformed: boolean
  /** How many passwords the server may come to hash for it. */
  hashes: number
}

export type PlanSetting = { cast: Cast; spare: Person; number: number; origin: string }

const methods = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'DELETE',
  'PATCH',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'SEARCH',
  'LOCK',
]
const noMethods = ['FOO', 'get', 'CONNECT', '', 'GET POST', 'x'.repeat(300)]

const credentialsOf = (who: VisitorName, { cast, spare }: PlanSetting): Header[] => {
  if (who === 'anonymous') return []
  if (who === 'staff') return [['Authorization', `Bearer ${cast.staffToken}`]]
  if (who === 'staffPassword') return [['Authorization', `Bearer ${adminPassword}`]]
  return [['Cookie', who === 'spare' ? spare.cookie : cast[who].cookie]]
}

/** Most calls are made by whom they are for, so that they come far; the others by anybody. */
function visitorFor(choice: Choice, target: Target): VisitorName {
  const isForStaff = target.pattern.startsWith('/api/admin')
  if (isForStaff && choice.chance(0.7)) return choice.pick(['staff', 'staff', 'staffPassword'])
  if (target.example.isFatal === true) return choice.chance(0.8) ? 'spare' : 'anonymous'
  if (target.pattern.startsWith('/api/business/') && choice.chance(0.5))
    return choice.pick(['owner', 'admin', 'teammate'])
  return choice.pick(visitors)
}

/** Few addresses are shared, so that limits are met; most are of one visitor, so that they do not hide the rest. */
const addressFor = (choice: Choice, number: number): string =>
  choice.chance(0.1)
    ? `192.0.2.${choice.int(20)}`
    : `10.${(number >> 16) & 127}.${(number >> 8) & 255}.${number & 255}`

function baseOf(choice: Choice, target: Target, who: VisitorName, setting: PlanSetting) {
  const { example } = target
  const body = example.body?.(setting)
  const headers: Header[] = [
    ['CF-Connecting-IP', addressFor(choice, setting.number)],
    ['Origin', setting.origin],
    ...credentialsOf(who, setting),
    ...(body === undefined ? [] : [['Content-Type', 'application/json'] as const]),
    ...Object.entries(example.headers?.(setting) ?? {}),
  ]
  return { body, headers, path: pathOf(choice, target, who, setting) }
}

function bodyOf(choice: Choice, valid: unknown): Buffer | null {
  if (valid === undefined) return choice.chance(0.05) ? mutateText(choice, '{"a":1}') : null
  if (choice.chance(0.3)) return Buffer.from(JSON.stringify(valid))
  if (choice.chance(0.2)) return mutateText(choice, JSON.stringify(valid))
  return Buffer.from(JSON.stringify(mutateJson(choice, valid)) ?? '')
}

/** Any request near a valid one. */
export function planAny(choice: Choice, setting: PlanSetting): Plan {
  const target = choice.pick(targets)
  const who = visitorFor(choice, target)
  const base = baseOf(choice, target, who, setting)
  const isOddMethod = choice.chance(0.06)
  const isNoMethod = isOddMethod && choice.chance(0.05)
  const method = isNoMethod ? choice.pick(noMethods) : isOddMethod ? choice.pick(methods) : target.method
  const isFatal = target.example.isFatal === true
  const body = bodyOf(choice, base.body)
  const oddFraming = choice.chance(0.03)
  const framing = body === null ? 'none' : choice.pick<Framing>(['length', 'length', 'length', 'chunked'])
  const leaves = choice.chance(0.06)
  return {
    number: setting.number,
    target: target.name,
    who,
    method,
    // A fatal call keeps its address: it would end another account.
    path: !isFatal && choice.chance(0.25) ? mutatePath(choice, base.path) : base.path,
    headers: choice.chance(0.3) ? mutateHeaders(choice, base.headers) : base.headers,
    body,
    framing: body !== null && oddFraming ? choice.pick(['too-short', 'both', 'bad-chunk']) : framing,
    ending: leaves
      ? { kind: 'leave', afterMs: choice.int(60), how: choice.pick(['close', 'reset']) }
      : { kind: 'read' },
    pause:
      body !== null && body.length > 1 && choice.chance(0.01) ? choice.pick([50, 400, 2_000, 'never']) : null,
    isMalformed: isNoMethod || (body !== null && oddFraming),
    hashes: base.body !== undefined && target.example.hashes !== undefined ? 1 : 0,
  }
}

/**
 * A valid request that makes the server hash a password, and a visitor who seldom waits for it: gone while the hash
 * waits for its turn, or with a body whose end comes late.
 */
export function planHash(choice: Choice, setting: PlanSetting): Plan {
  const target = choice.pick(hashing)
  const needsSession = !['POST /api/register', 'POST /api/user/login'].includes(target.name)
  const keepsAccount = target.example.isFatal !== true
  const who = needsSession ? (keepsAccount ? choice.pick<Role>(roles) : 'spare') : 'anonymous'
  const { body, headers, path } = baseOf(choice, target, who, setting)
  const kind = choice.int(100)
  const how = choice.pick(['close', 'reset'] as const)
  const stays: Ending = { kind: 'read' }
  // While the body is read, while the hash waits, while it is made, or after it.
  const leaves: Ending = { kind: 'leave', afterMs: choice.int(choice.pick([30, 400, 400, 4_000])), how }
  // Past 15 seconds the server has given the call up.
  const late = choice.pick([300, 2_000, 8_000, 13_500, 14_200, 14_600, 14_900, 15_100])
  const pause = kind < 12 ? late : kind < 20 ? ('never' as const) : null
  return {
    number: setting.number,
    target: target.name,
    who,
    method: target.method,
    path,
    headers: choice.chance(0.15) ? mutateHeaders(choice, headers) : headers,
    body: Buffer.from(JSON.stringify(body)),
    framing: choice.pick(['length', 'chunked']),
    ending: kind >= 16 && kind < 75 ? leaves : stays,
    pause,
    isMalformed: false,
    hashes: target.example.hashes ?? 1,
  }
}
