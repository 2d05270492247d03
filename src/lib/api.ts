import type { Problem } from '#shared/wire/problem.ts'

/** A non-OK answer: `message` is `status: body` (000 §8); toasts read `serverMessage` (design §3). */
export class ApiError extends Error {
  readonly status: number
  readonly body: string
  /** Seconds to wait, from `Retry-After`. */
  readonly retryAfter: number | undefined

  constructor(status: number, body: string, statusText = '', retryAfter?: number) {
    super(`${status}: ${body || statusText}`)
    this.name = 'ApiError'
    this.status = status
    this.body = body
    this.retryAfter = retryAfter
  }

  private get problem(): Partial<Problem> {
    try {
      const parsed: unknown = JSON.parse(this.body)
      return typeof parsed === 'object' && parsed !== null ? parsed : {}
    } catch {
      return {}
    }
  }

  /** The server's own words, if it had any. */
  get serverMessage(): string | undefined {
    return this.problem.message || undefined
  }

  get code(): string | undefined {
    return this.problem.code
  }

  /** One message for each field that is wrong. */
  get issues(): Record<string, string> {
    return this.problem.issues ?? {}
  }

  /** Another value of the answer: PASSWORD_RESET_REQUIRED carries `email`. */
  field(name: string): string | undefined {
    const value: unknown = (this.problem as Record<string, unknown>)[name]
    return typeof value === 'string' ? value : undefined
  }
}

/** What a toast says of a failure: the server's words, or these when there are none. */
export function errorMessage(error: unknown, fallback: string): string {
  return (error instanceof ApiError ? error.serverMessage : undefined) ?? fallback
}

/** What is said where the server was not reached, in the specification's words (001 §8). */
export const connectionError = 'Connection error. Please try again.'

/** Whether the server was not reached at all. */
export function isConnectionError(error: unknown): boolean {
  return error instanceof Error && !(error instanceof ApiError)
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type RequestOptions = {
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
  timeoutMs?: number
}

const defaultTimeoutMs = 30_000

/** One call with the session cookie; Content-Type only where there is a body (000 §7). Raises `ApiError`. */
export async function send(method: Method, path: string, options: RequestOptions = {}): Promise<Response> {
  const { body, headers, signal, timeoutMs = defaultTimeoutMs } = options
  const hasBody = body !== undefined
  const response = await fetch(path, {
    method,
    credentials: 'include',
    headers: { ...(hasBody && { 'Content-Type': 'application/json' }), ...headers },
    signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]),
    ...(hasBody && { body: JSON.stringify(body) }),
  })
  if (response.ok) return response
  const retryAfter = Number(response.headers.get('Retry-After')) || undefined
  throw new ApiError(response.status, await response.text(), response.statusText, retryAfter)
}

/** The JSON of an answer; undefined where there is none. The caller names the shape from its topic's `api.ts` in `shared/`. */
export async function request<Answer>(
  method: Method,
  path: string,
  options: RequestOptions = {},
): Promise<Answer> {
  const text = await (await send(method, path, options)).text()
  return (text === '' ? undefined : JSON.parse(text)) as Answer
}
