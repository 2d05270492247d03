import type { Problem } from '#shared/wire/problem.ts'
import { setServerTime } from './clock.ts'

/** A response with an error status. `message` is `status: body`, for logs; toasts show `serverMessage`. */
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

  /** The server's message, if the body has one. */
  get serverMessage(): string | undefined {
    return this.problem.message || undefined
  }

  get code(): string | undefined {
    return this.problem.code
  }

  /** Messages by the name of the invalid field. */
  get issues(): Record<string, string> {
    return this.problem.issues ?? {}
  }

  /** A further string in the body: PASSWORD_RESET_REQUIRED carries `email`. */
  field(name: string): string | undefined {
    const value: unknown = (this.problem as Record<string, unknown>)[name]
    return typeof value === 'string' ? value : undefined
  }
}

/** The message to show for a failure: the server's, or `fallback` if it sent none. */
export function errorMessage(error: unknown, fallback: string): string {
  return (error instanceof ApiError ? error.serverMessage : undefined) ?? fallback
}

/** Shown when the server could not be reached. */
export const connectionError = 'Connection error. Please try again.'

/** Whether the request failed without a response from the server. */
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

/**
 * Sends a request with the session cookie; sets Content-Type only with a body. Throws `ApiError` on an error
 * status.
 */
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
  setServerTime(response.headers.get('Date'))
  if (response.ok) return response
  const retryAfter = Number(response.headers.get('Retry-After')) || undefined
  throw new ApiError(response.status, await response.text(), response.statusText, retryAfter)
}

/** Sends a request and parses the JSON response; undefined if the body is empty. The caller names the type. */
export async function request<Answer>(
  method: Method,
  path: string,
  options: RequestOptions = {},
): Promise<Answer> {
  const text = await (await send(method, path, options)).text()
  return (text === '' ? undefined : JSON.parse(text)) as Answer
}
