import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
  type ServerResponse,
} from 'node:http'
import { pipeline, type Readable, type Transform } from 'node:stream'
import { parentPort, workerData } from 'node:worker_threads'
import { constants, createBrotliCompress } from 'node:zlib'
import type { EdgePorts } from './edge.ts'

/** The types that Cloudflare compresses; fonts and pictures are compressed already. */
const compressible = /^(?:text\/|application\/(?:javascript|json|ld\+json|manifest\+json|xml)|image\/svg)/

/** The middle of brotli's scale, since the edge compresses while it sends. */
const quality = 5

/** Hop-by-hop headers, and those that this hop sets itself. */
const ownOfAHop = new Set(['connection', 'keep-alive', 'transfer-encoding'])

function brotli(): Transform {
  return createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
}

type Kept = { headers: OutgoingHttpHeaders; chunks: Buffer[] }

/** Cached immutable files, as they were sent. */
const kept = new Map<string, Kept>()

/** Caches an immutable answer once all of it has been sent. */
function keep(key: string, headers: OutgoingHttpHeaders, body: Readable): void {
  if (!String(headers['cache-control']).includes('immutable')) return
  const chunks: Buffer[] = []
  body.on('data', (chunk: Buffer) => chunks.push(chunk))
  body.once('end', () => kept.set(key, { headers, chunks }))
}

function pass(asked: IncomingMessage, answer: ServerResponse, target: number): void {
  const key = `${asked.method} ${asked.url} ${asked.headers['accept-encoding']}`
  const known = kept.get(key)
  if (known) {
    answer.writeHead(200, known.headers)
    answer.end(Buffer.concat(known.chunks))
    return
  }
  const onward = request({
    host: '127.0.0.1',
    port: target,
    method: asked.method,
    path: asked.url,
    headers: { ...asked.headers, 'accept-encoding': 'identity' },
  })
  onward.once('response', (found) => {
    const headers = Object.fromEntries(Object.entries(found.headers).filter(([name]) => !ownOfAHop.has(name)))
    const isCompressed =
      compressible.test(found.headers['content-type'] ?? '') &&
      /\bbr\b/.test(String(asked.headers['accept-encoding'] ?? '')) &&
      found.statusCode !== 304 &&
      asked.method !== 'HEAD'
    if (isCompressed) {
      delete headers['content-length']
      headers['content-encoding'] = 'br'
      headers['vary'] = [found.headers.vary, 'Accept-Encoding'].filter(Boolean).join(', ')
    }
    answer.writeHead(found.statusCode ?? 502, headers)
    const steps = isCompressed ? [found, brotli()] : [found]
    if (found.statusCode === 200) keep(key, headers, steps.at(-1) ?? found)
    // A browser may disconnect in the middle of an answer.
    pipeline([...steps, answer], () => undefined)
  })
  onward.once('error', () => answer.destroy())
  asked.pipe(onward)
}

const { port, target }: EdgePorts = workerData
const server = createServer((asked, answer) => pass(asked, answer, target))
server.listen(port, '127.0.0.1', () => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origins
  parentPort?.postMessage('listening')
})
