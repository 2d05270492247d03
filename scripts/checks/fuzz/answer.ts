import { brotliDecompressSync, gunzipSync } from 'node:zlib'

/** An answer as it was read. */
export type Answer = { status: number; headers: ReadonlyMap<string, string>; body: Buffer; isWhole: boolean }

type Head = { status: number; headers: Map<string, string>; length: number }

function headOf(bytes: Buffer): Head | null {
  const at = bytes.indexOf('\r\n\r\n')
  if (at === -1) return null
  const [line = '', ...fields] = bytes.subarray(0, at).toString('latin1').split('\r\n')
  const headers = new Map<string, string>()
  for (const field of fields) {
    const colon = field.indexOf(':')
    headers.set(field.slice(0, colon).toLowerCase(), field.slice(colon + 1).trim())
  }
  return { status: Number(/^HTTP\/1\.[01] (\d{3})/.exec(line)?.[1] ?? 0), headers, length: at + 4 }
}

function unchunk(bytes: Buffer): { body: Buffer; isWhole: boolean } {
  const chunks: Buffer[] = []
  let at = 0
  for (;;) {
    const lineEnd = bytes.indexOf('\r\n', at)
    if (lineEnd === -1) return { body: Buffer.concat(chunks), isWhole: false }
    const size = Number.parseInt(bytes.subarray(at, lineEnd).toString('latin1'), 16)
    const from = lineEnd + 2
    if (size === 0) return { body: Buffer.concat(chunks), isWhole: bytes.length >= from + 2 }
    if (!(size > 0) || bytes.length < from + size) return { body: Buffer.concat(chunks), isWhole: false }
    chunks.push(bytes.subarray(from, from + size))
    at = from + size + 2
  }
}

/** The text of an answer's body, however it was packed. */
export function textOf({ headers, body }: Pick<Answer, 'headers' | 'body'>): string {
  const encoding = headers.get('content-encoding')
  if (encoding === 'br') return brotliDecompressSync(body).toString()
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString()
}

/** The answer in the bytes that have come so far; null while its head is not there. Interim answers are left out. */
export function answerIn(bytes: Buffer, method: string): Answer | null {
  const head = headOf(bytes)
  if (head === null) return null
  const rest = bytes.subarray(head.length)
  const { status, headers } = head
  if (status >= 100 && status < 200 && status !== 101) return answerIn(rest, method)
  const none = method === 'HEAD' || status === 101 || status === 204 || status === 304
  if (none) return { status, headers, body: Buffer.alloc(0), isWhole: true }
  if (headers.get('transfer-encoding') === 'chunked') return { status, headers, ...unchunk(rest) }
  const length = headers.get('content-length')
  if (length === undefined) return { status, headers, body: rest, isWhole: false }
  return { status, headers, body: rest.subarray(0, Number(length)), isWhole: rest.length >= Number(length) }
}
