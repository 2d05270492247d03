import type { Plan } from './plan.ts'

/** A request as bytes; of a body that comes late, its second half apart. */
export type Wire = { first: Buffer; second: Buffer }

const chunk = (bytes: Buffer) =>
  Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')])

const end = Buffer.from('0\r\n\r\n')
const nothing = Buffer.alloc(0)

/** In two parts of a body the half that is sent at once and the one that is not. */
function partsOf({ framing, body }: Pick<Plan, 'framing' | 'body'>): {
  head: string
  parts: [Buffer, Buffer]
} {
  if (body === null || framing === 'none') return { head: '', parts: [nothing, nothing] }
  const half = Math.ceil(body.length / 2)
  const [before, after] = [body.subarray(0, half), body.subarray(half)]
  const chunked = 'Transfer-Encoding: chunked\r\n'
  const first = before.length > 0 ? chunk(before) : nothing
  const rest = after.length > 0 ? Buffer.concat([chunk(after), end]) : end
  switch (framing) {
    case 'length':
      return { head: `Content-Length: ${body.length}\r\n`, parts: [before, after] }
    case 'chunked':
      return { head: chunked, parts: [first, rest] }
    case 'too-short':
      return { head: `Content-Length: ${half}\r\n`, parts: [before, after] }
    case 'both':
      return { head: `Content-Length: ${body.length}\r\n${chunked}`, parts: [first, rest] }
    case 'bad-chunk':
      return { head: chunked, parts: [Buffer.concat([Buffer.from('zz\r\n'), before]), rest] }
  }
}

/** The request of a plan as it goes over the wire. */
export function wireOf(plan: Plan, host: string): Wire {
  const closes = plan.headers.some(([name]) => name === 'Connection')
  const { head, parts } = partsOf(plan)
  const lines = [
    `${plan.method} ${plan.path} HTTP/1.1\r\n`,
    `Host: ${host}\r\n`,
    ...(closes ? [] : ['Connection: close\r\n']),
    ...plan.headers.map(([name, value]) => `${name}: ${value}\r\n`),
    head,
    '\r\n',
  ]
  return { first: Buffer.concat([Buffer.from(lines.join(''), 'latin1'), parts[0]]), second: parts[1] }
}
