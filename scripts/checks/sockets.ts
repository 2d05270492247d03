// `npm run check:sockets`: 200 open tabs of one member on the built Worker. Each must receive a message's event within
// a second, and the end of the session must close them all.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Connection } from '#shared/connections/api.ts'
import { channelClose } from '#shared/live/api.ts'
import { buildIfChanged } from '#scripts/product/build.ts'
import { fail, Refusal } from '#scripts/product/run.ts'
import { refuseBusyPort, serve } from '#scripts/product/serve.ts'
import { copyFreshStore } from '#scripts/product/store.ts'
import { registrationBody } from '#test/support/registration.ts'

const sockets = 200
const withinMs = 1000
const port = Number(process.env['PORT'] ?? 8793)
const url = `http://localhost:${port}`

type Member = { id: number; cookie: string }

async function call(member: Member | null, path: string, body?: unknown): Promise<Response> {
  const answer = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: {
      origin: url,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(member && { cookie: member.cookie }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Refusal(`${path} answered ${answer.status}: ${await answer.text()}`)
  return answer
}

async function register(number: number): Promise<Member> {
  const body = registrationBody({ email: `sockets${number}@example.com`, phoneNumber: `612555000${number}` })
  const answer = await call(null, '/api/register', body)
  const { user } = (await answer.json()) as { user: { id: number } }
  const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('__Host-session'))
  return { id: user.id, cookie: cookie?.split(';')[0] ?? '' }
}

function open(member: Member): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    // Node's WebSocket takes headers where a browser's takes protocols.
    const options = { headers: { cookie: member.cookie, origin: url } } as unknown as string[]
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/channel`, options)
    socket.addEventListener('open', () => resolve(socket))
    socket.addEventListener('error', () => reject(new Refusal('A socket was refused.')))
  })
}

/** The time of a socket's next event about messages, in milliseconds of this process. */
const heard = (socket: WebSocket) =>
  new Promise<number>((resolve) => {
    socket.addEventListener('message', ({ data }) => {
      if (String(data).includes('"messages"')) resolve(performance.now())
    })
  })

const closed = (socket: WebSocket) =>
  new Promise<number>((resolve) => {
    socket.addEventListener('close', ({ code }) => resolve(code))
  })

async function check(): Promise<void> {
  const [reader, writer] = [await register(1), await register(2)]
  const requested = await call(writer, '/api/connections', { receiverId: reader.id })
  const { id } = (await requested.json()) as Connection
  await call(reader, `/api/connections/${id}/accept`)

  const tabs = await Promise.all(Array.from({ length: sockets }, () => open(reader)))
  await sleep(500)
  const hearing = tabs.map(heard)
  const sentAt = performance.now()
  await call(writer, '/api/messages', { receiverId: reader.id, content: 'Hello to every tab' })
  const times = (await Promise.all(hearing)).map((at) => at - sentAt).toSorted((a, b) => a - b)
  const slowest = times.at(-1) ?? 0
  const median = times[Math.floor(times.length / 2)] ?? 0
  console.log(
    `${times.length} sockets heard of a message: median ${median.toFixed(0)} ms, slowest ${slowest.toFixed(0)} ms.`,
  )
  if (slowest > withinMs) throw new Refusal(`The slowest socket took more than ${withinMs} ms.`)

  const closing = tabs.map(closed)
  await call(reader, '/api/user/logout')
  const codes = await Promise.all(closing)
  if (codes.some((code) => code !== channelClose.sessionEnded))
    throw new Refusal('Not every socket was closed with the end of its session.')
  console.log(`Signing out closed all ${codes.length}.`)
}

async function run(): Promise<void> {
  await refuseBusyPort(port, 'PORT=… npm run check:sockets')
  await buildIfChanged()
  const store = mkdtempSync(join(tmpdir(), 'north-leaf-sockets-'))
  await copyFreshStore(store)
  const server = await serve({
    port,
    store,
    vars: ['LAUNCH_AT:2025-10-01T00:00:00Z'],
    onOutput: () => undefined,
  })
  try {
    await check()
  } finally {
    await server.stop()
    rmSync(store, { recursive: true, force: true })
  }
}

await run().catch(fail)
