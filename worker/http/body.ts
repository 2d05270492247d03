import type { MiddlewareHandler } from 'hono'
import * as v from 'valibot'
import { bodyLimits } from '#shared/wire/limits.ts'
import type { AppContext, AppEnv, Arrival } from './context.ts'
import { type Failure, FailureError, failures } from './problem.ts'

const kilobyte = 1024

const badRequest = (message: string, code = 'BAD_REQUEST'): Failure => ({ status: 400, code, message })

/** Bytes. A client reads the answer only after it has sent its body; beyond this size the connection may break instead. */
const maxDiscardedBytes = 32 * kilobyte * kilobyte

/** A client that goes on sending for longer gets the answer when it stops, or never. */
const drainMs = 5_000

/** Reads and discards a body that the handler did not read, so that the client receives the answer. */
export const withBodyDrained: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  const { body, bodyUsed } = c.req.raw
  if (!body || bodyUsed) return
  const reader = (body as ReadableStream<Uint8Array>).getReader()
  const timer = setTimeout(() => void reader.cancel().catch(() => undefined), drainMs)
  let size = 0
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.byteLength
      if (size > maxDiscardedBytes) return
    }
  } catch {
    // The client has disconnected.
  } finally {
    clearTimeout(timer)
  }
}

const broken = badRequest('What you sent did not arrive whole.', 'BROKEN_BODY')

/** The chunks of the body as they arrive; a client that disconnects meanwhile gets a 400. */
async function* partsOf(c: AppContext): AsyncGenerator<Uint8Array> {
  const { body } = c.req.raw
  if (!body) return
  const reader = (body as ReadableStream<Uint8Array>).getReader()
  const began = Date.now()
  let isStopped = false
  const stop = () => {
    isStopped = true
    void reader.cancel().catch(() => undefined)
  }
  const arrival: Arrival = { isOver: false, tookMs: 0, stop }
  c.set('arrival', arrival)
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value
  } catch {
    if (!isStopped) throw new FailureError(broken)
  } finally {
    // The rest is discarded.
    void reader.cancel().catch(() => undefined)
    arrival.isOver = true
    arrival.tookMs = Date.now() - began
  }
  if (isStopped) throw new FailureError(failures.slowBody)
}

/** Reads at most `limit` bytes, also of a chunked body; null if there are more, which are discarded as they arrive. */
async function readAtMost(c: AppContext, limit: number): Promise<Uint8Array | null> {
  const isTooLong = Number(c.req.header('content-length') ?? 0) > limit
  let chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of partsOf(c)) {
    size += chunk.byteLength
    if (size > maxDiscardedBytes) return null
    if (isTooLong || size > limit) chunks = []
    else chunks.push(chunk)
  }
  if (isTooLong || size > limit) return null
  const all = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    all.set(chunk, at)
    at += chunk.byteLength
  }
  return all
}

/**
 * Whether the body may exceed the common limit. Such a body is counted, or requires a session, before it is read. A chunked
 * body has no length and may be long.
 */
export const mayBeLong = (c: AppContext): boolean =>
  Number(c.req.header('content-length') ?? Infinity) > bodyLimits.json

/** Far more values than a form has; each of its images is a single one. */
const maxValuesOfLongBody = 10_000

/** Whether a body over the common limit consists of many small values, which take many times its size in memory. */
function hasTooManyValues(bytes: Uint8Array): boolean {
  if (bytes.length <= bodyLimits.json) return false
  let values = 0
  // Counts commas, brackets and braces: every value but the first of a list or an object follows one.
  for (const mark of [0x2c, 0x5b, 0x7b]) {
    for (
      let at = bytes.indexOf(mark);
      at !== -1 && values <= maxValuesOfLongBody;
      at = bytes.indexOf(mark, at + 1)
    )
      values += 1
  }
  return values > maxValuesOfLongBody
}

/** Whether there is no NUL and no lone surrogate, neither of which can be stored and read back unchanged. */
function isCleanText(value: unknown): boolean {
  const open = [value]
  while (open.length > 0) {
    const next = open.pop()
    if (typeof next === 'string' && (next.includes('\0') || !next.isWellFormed())) return false
    if (typeof next === 'object' && next !== null) {
      for (const [key, inner] of Object.entries(next)) open.push(key, inner)
    }
  }
  return true
}

async function parseJson(c: AppContext, limit: number): Promise<{ text: string; json: unknown }> {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') {
    throw new FailureError({
      status: 415,
      code: 'NOT_JSON',
      message: 'Please send JSON (Content-Type: application/json).',
    })
  }
  const bytes = await readAtMost(c, limit)
  if (bytes === null) {
    throw new FailureError({
      status: 413,
      code: 'TOO_LARGE',
      message: `Please send at most ${Math.floor(limit / kilobyte)} KB.`,
    })
  }
  if (hasTooManyValues(bytes))
    throw new FailureError(badRequest('The sent text holds too many values.', 'BAD_JSON'))
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes)
    return { text, json: JSON.parse(text) }
  } catch {
    throw new FailureError(badRequest('The sent text is not valid JSON.', 'BAD_JSON'))
  }
}

const defaultMessage = 'Please check what you sent.'

/** The first message of each field. */
function issuesByField(issues: readonly v.BaseIssue<unknown>[]): Record<string, string> {
  const byField: Record<string, string> = Object.create(null)
  for (const issue of issues) {
    const key = String(issue.path?.[0]?.key ?? 'body')
    byField[key] ??= issue.message
  }
  return byField
}

/** Parses the request's body by a schema; each error is a 400 that names its field. Returns the text too, for a fingerprint. */
export async function parseBody<Schema extends v.GenericSchema>(
  c: AppContext,
  schema: Schema,
  limit: number = bodyLimits.json,
): Promise<{ value: v.InferOutput<Schema>; text: string }> {
  const { text, json } = await parseJson(c, limit)
  if (!isCleanText(json))
    throw new FailureError(badRequest('The sent text holds characters that cannot be stored.'))
  // Replaces valibot's own messages, which would repeat the sent value, possibly a password.
  const parsed = v.safeParse(schema, json, { message: defaultMessage })
  if (!parsed.success) {
    const issues = issuesByField(parsed.issues)
    const first = Object.values(issues)[0] ?? defaultMessage
    throw new FailureError({ status: 400, code: 'INVALID', message: first, issues })
  }
  return { value: parsed.output, text }
}
