import { assetHeaders } from '#scripts/product/asset-headers.ts'
import { type Answer, textOf } from './answer.ts'
import type { Plan } from './plan.ts'
import type { Outcome } from './transport.ts'

/** What the judge must know beside the answer. */
export type Circumstances = {
  /** Paths of the files that the platform serves without the Worker. */
  assets: ReadonlySet<string>
  /** The fuzzer itself has sent more hashing work than may wait. */
  isFlooded: boolean
}

/** `busy` is the refusal of a full queue of hashes, which is as it should be. */
export type Verdict = { kind: 'fine' } | { kind: 'busy' } | { kind: 'fault'; fault: string }

const fine: Verdict = { kind: 'fine' }

// The policy of contents differs: a page's has a nonce, an image's is stricter.
const { 'Content-Security-Policy': _, ...securityHeaders } = assetHeaders()

const isProblemKey = (key: string) => ['message', 'code', 'requestId', 'issues'].includes(key)

/** A full queue says so at once, and who got the last place in it is told after 15 seconds at the latest. */
const toldWithinMs = 17_000
/** How long the server waits for a body. */
const bodyDeadlineMs = 15_000

/** As the routers read it: dots resolved, and decoded where it can be. */
function pathnameOf(path: string): string {
  const { pathname } = new URL(`http://localhost${path}`)
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

function faultOfHeaders({ status, headers }: Answer): string | null {
  for (const [name, value] of Object.entries(securityHeaders)) {
    if (headers.get(name.toLowerCase()) !== value) return `${name} is ${headers.get(name.toLowerCase())}`
  }
  if (!headers.get('content-security-policy')?.includes("frame-ancestors 'none'"))
    return 'no policy of contents'
  const foreign = [...headers.keys()].find((name) => name.startsWith('access-control'))
  if (foreign !== undefined) return `${foreign} stands in an answer`
  if (status === 405 && !headers.has('allow')) return 'a 405 without Allow'
  if ((status === 429 || status === 503) && !/^[1-9]\d*$/.test(headers.get('retry-after') ?? ''))
    return `a ${status} without Retry-After`
  return null
}

function faultOfProblem(answer: Answer): string | null {
  const { status, headers } = answer
  if (headers.get('content-type') !== 'application/json')
    return `an error of type ${headers.get('content-type')}`
  let problem: Record<string, unknown>
  try {
    problem = JSON.parse(textOf(answer)) as Record<string, unknown>
  } catch {
    return 'an error that is no JSON'
  }
  // The one error that carries more: whose password must be set anew.
  const isReset = status === 403 && problem['code'] === 'PASSWORD_RESET_REQUIRED'
  const odd = Object.keys(problem).find((key) => !isProblemKey(key) && !(isReset && key === 'email'))
  if (odd !== undefined) return `an error with '${odd}' in it`
  for (const key of ['message', 'code', 'requestId'])
    if (typeof problem[key] !== 'string' || problem[key] === '') return `an error without '${key}'`
  if (problem['requestId'] !== headers.get('x-request-id')) return "an error with another request's id"
  const { issues } = problem
  if (issues === undefined) return null
  if (typeof issues !== 'object' || issues === null || Array.isArray(issues))
    return 'issues that are no object'
  return Object.values(issues).every((text) => typeof text === 'string') ? null : 'an issue that is no text'
}

function faultOfApi(answer: Answer, method: string): string | null {
  const { status, headers } = answer
  const type = headers.get('content-type')
  if (status >= 400) return method === 'HEAD' ? null : faultOfProblem(answer)
  if (headers.get('cache-control') === undefined) return 'an answer that says nothing of its keeping'
  if (status !== 200 && status !== 201 && status !== 202) return null
  if (type !== 'application/json') return type === undefined ? 'an answer without a type' : null
  if (method === 'HEAD') return null
  try {
    JSON.parse(textOf(answer))
    return null
  } catch {
    return 'an answer that is no JSON'
  }
}

function faultOfPage({ status, headers }: Answer, method: string): string | null {
  const type = headers.get('content-type')?.split(';')[0]
  if (status === 308) return headers.get('location')?.startsWith('/') ? null : 'a redirection elsewhere'
  if (status === 405 || type === 'application/json') return null
  if (status !== 200 && status !== 404) return `a page with status ${status}`
  const isPage = type === 'text/html' || type === 'application/xml' || type === 'text/plain'
  return isPage || method === 'HEAD' ? null : `a page of type ${type}`
}

function faultOf(plan: Plan, answer: Answer, { assets }: Circumstances): string | null {
  const pathname = pathnameOf(plan.path)
  if (answer.status === 101) return pathname === '/api/channel' ? null : 'a socket where there is none'
  if (!answer.headers.has('x-request-id')) {
    // Files are the platform's: it has no ids for requests, and leads to a file's own name.
    if (!assets.has(pathname.replace(/^\/+/, '/'))) return 'no X-Request-Id'
    if (answer.status !== 307) return answer.status === 405 ? null : faultOfHeaders(answer)
    return /^\/(?!\/)/.test(answer.headers.get('location') ?? '') ? null : 'a redirection elsewhere'
  }
  const isApi = pathname === '/api' || pathname.startsWith('/api/')
  return (
    faultOfHeaders(answer) ?? (isApi ? faultOfApi(answer, plan.method) : faultOfPage(answer, plan.method))
  )
}

const asksForSocket = ({ headers }: Plan) =>
  headers.some(([name, value]) => name.toLowerCase() === 'upgrade' && /websocket/i.test(value))

/** A body so late that the server stops waiting for it: it may close the connection before its answer is read. */
const isTooLate = ({ pause }: Plan) => typeof pause === 'number' && pause >= bodyDeadlineMs

/** Says whether an answer is one that the product may give. */
export function judge(plan: Plan, outcome: Outcome, circumstances: Circumstances): Verdict {
  const fault = (text: string): Verdict => ({ kind: 'fault', fault: text })
  if (outcome.kind === 'left') return fine
  if (outcome.kind === 'silent') return plan.isMalformed || plan.pause === 'never' ? fine : fault('no answer')
  if (outcome.kind === 'dropped')
    return plan.isMalformed || isTooLate(plan) ? fine : fault(`no answer: ${outcome.reason}`)
  const { answer } = outcome
  // A late body is waited for before its work begins.
  const ms = outcome.ms - (typeof plan.pause === 'number' ? plan.pause : 0)
  // What is no HTTP, or no upgrade, never comes as far as the Worker.
  const isRefusedUpgrade = [400, 426].includes(answer.status) && asksForSocket(plan)
  if ((plan.isMalformed || isRefusedUpgrade) && !answer.headers.has('x-request-id')) return fine
  const odd = faultOf(plan, answer, circumstances)
  if (odd !== null) return fault(`${answer.status}: ${odd}`)
  if (answer.status < 500) return fine
  if (answer.status === 503 && plan.hashes > 0 && circumstances.isFlooded && ms < toldWithinMs)
    return { kind: 'busy' }
  return fault(`${answer.status} after ${Math.round(ms)} ms`)
}
