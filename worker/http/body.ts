import type { MiddlewareHandler } from 'hono'
import * as v from 'valibot'
import { bodyLimits } from '#shared/wire/limits.ts'
import type { AppContext, AppEnv } from './context.ts'
import { type Failure, FailureError } from './problem.ts'

const kilobyte = 1024

const badRequest = (message: string, code = 'BAD_REQUEST'): Failure => ({ status: 400, code, message })

/** Who is still sending hears an answer only at the end; past this the connection may break instead. */
const mostDiscarded = 32 * kilobyte * kilobyte

/** Lets a body go that an answer did not ask for, so that the answer is heard. */
export const withBodyDrained: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  const { body, bodyUsed } = c.req.raw
  if (!body || bodyUsed) return
  let size = 0
  try {
    for await (const chunk of body as ReadableStream<Uint8Array>) {
      size += chunk.byteLength
      if (size > mostDiscarded) return
    }
  } catch {
    // Who was sending has left.
  }
}

/** Reads at most `limit` bytes, however the body is sent; null when there are more, which are let go as they come. */
async function readAtMost(request: Request, limit: number): Promise<Uint8Array | null> {
  const isTooLong = Number(request.headers.get('content-length') ?? 0) > limit
  let chunks: Uint8Array[] = []
  let size = 0
  if (request.body) {
    for await (const chunk of request.body as ReadableStream<Uint8Array>) {
      size += chunk.byteLength
      if (size > mostDiscarded) return null
      if (isTooLong || size > limit) chunks = []
      else chunks.push(chunk)
    }
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
 * Whether the body may be over the common limit: who sends such a one is counted, or asked for a session, before it is
 * read. A body that comes in chunks tells no length.
 */
export const mayBeLong = (c: AppContext): boolean =>
  Number(c.req.header('content-length') ?? Infinity) > bodyLimits.json

/** Far more than a form has beside its pictures, each of which is one long text. */
const mostValuesOfLong = 10_000

/** Whether a text over the common limit is made of many small values, which take many times its size in memory. */
function isCrowded(bytes: Uint8Array): boolean {
  if (bytes.length <= bodyLimits.json) return false
  let values = 0
  // A comma, a bracket and a brace: each value but the first of a list or an object has one before it.
  for (const mark of [0x2c, 0x5b, 0x7b]) {
    for (
      let at = bytes.indexOf(mark);
      at !== -1 && values <= mostValuesOfLong;
      at = bytes.indexOf(mark, at + 1)
    )
      values += 1
  }
  return values > mostValuesOfLong
}

/** No NUL and no half surrogate anywhere: neither can be stored and read back faithfully. */
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
  const bytes = await readAtMost(c.req.raw, limit)
  if (bytes === null) {
    throw new FailureError({
      status: 413,
      code: 'TOO_LARGE',
      message: `Please send at most ${Math.floor(limit / kilobyte)} KB.`,
    })
  }
  if (isCrowded(bytes)) throw new FailureError(badRequest('The sent text holds too many values.', 'BAD_JSON'))
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes)
    return { text, json: JSON.parse(text) }
  } catch {
    throw new FailureError(badRequest('The sent text is not valid JSON.', 'BAD_JSON'))
  }
}

const anyFault = 'Please check what you sent.'

/** One message a field, the first that failed. */
function issuesByField(issues: readonly v.BaseIssue<unknown>[]): Record<string, string> {
  const byField: Record<string, string> = Object.create(null)
  for (const issue of issues) {
    const key = String(issue.path?.[0]?.key ?? 'body')
    byField[key] ??= issue.message
  }
  return byField
}

/** Parses the request's body by the schema of the wire; every fault is a 400 that names its field (design §6). */
export async function parseBody<Schema extends v.GenericSchema>(
  c: AppContext,
  schema: Schema,
  limit: number = bodyLimits.json,
): Promise<v.InferOutput<Schema>> {
  return (await parseBodyWithText(c, schema, limit)).value
}

/** As `parseBody`, with the text as sent: a fingerprint is made of it. */
export async function parseBodyWithText<Schema extends v.GenericSchema>(
  c: AppContext,
  schema: Schema,
  limit: number = bodyLimits.json,
): Promise<{ value: v.InferOutput<Schema>; text: string }> {
  const { text, json } = await parseJson(c, limit)
  if (!isCleanText(json))
    throw new FailureError(badRequest('The sent text holds characters that cannot be stored.'))
  // Said where a rule has no words of its own: valibot's would repeat the sent value, which may be a password.
  const parsed = v.safeParse(schema, json, { message: anyFault })
  if (!parsed.success) {
    const issues = issuesByField(parsed.issues)
    const first = Object.values(issues)[0] ?? anyFault
    throw new FailureError({ status: 400, code: 'INVALID', message: first, issues })
  }
  return { value: parsed.output, text }
}
