import { afterEach, expect, test, vi } from 'vitest'
import { join, registrationOf, Visitor } from './support/client.ts'

afterEach(() => {
  vi.useRealTimers()
})

const profile = {
  firstName: 'Marisol',
  lastName: 'Tangvald',
  email: 'marisol@example.com',
  licenseType: 'cannabis_cultivator',
  zipCode: '55401',
}

/** The body of an error: three texts and, for a form, one for each field. */
async function expectProblem(answer: Response, status: number, said: string): Promise<void> {
  expect(answer.status, said).toBe(status)
  expect(answer.headers.get('Content-Type'), said).toBe('application/json')
  expect(answer.headers.get('Content-Security-Policy'), said).toContain("frame-ancestors 'none'")
  const { issues = {}, ...rest } = await answer.json<Record<string, unknown>>()
  expect(rest, said).toEqual({
    message: expect.stringMatching(/./),
    code: expect.stringMatching(/^[A-Z_]+$/),
    requestId: answer.headers.get('X-Request-Id'),
  })
  for (const text of Object.values(issues as object)) expect(text, said).toEqual(expect.any(String))
}

test('a form with a field that every object has is told so in words', async () => {
  const member = await join()
  for (const field of ['__proto__', 'constructor', 'toString', 'valueOf', 'hasOwnProperty']) {
    for (const [method, path, body] of [
      ['PUT', `/api/users/${member.user.id}/profile`, profile],
      ['POST', '/api/register', registrationOf()],
      ['POST', '/api/register', registrationOf({ accountType: 'vendor' })],
    ] as const) {
      const answer = await member.fetch(path, {
        method,
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body).replace('{', `{"${field}":1,`),
      })
      await expectProblem(answer, 400, `${path} ${field}`)
    }
  }
})

test('what is not there has one shape, whatever it would have been', async () => {
  const member = await join()
  for (const path of [
    '/api',
    '/api/',
    '/api/none',
    '/api/%E0%A4%A',
    '/api//stats',
    '/api/users/999999',
    '/api/users/x',
    '/api/images/none',
    '/api/referral-codes/NONE',
    '/api/messages/999999',
    '/assets/none.js',
    '/pages/none',
  ]) {
    await expectProblem(await member.get(path), 404, path)
  }
})

test('a socket without an upgrade is refused as everything is', async () => {
  const member = await join()
  const answer = await member.get('/api/channel')
  expect(answer.headers.get('Upgrade')).toBe('websocket')
  await expectProblem(answer, 426, '/api/channel')
})

const sending = (path: string, body: ReadableStream<Uint8Array>, headers: Record<string, string> = {}) =>
  new Visitor().fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
  })

const half = new TextEncoder().encode('{"email":"somebody@exam')

test('who goes while sending is no fault of ours', async () => {
  const breaking = () => {
    let pulls = 0
    return new ReadableStream<Uint8Array>({
      pull(controller) {
        pulls += 1
        if (pulls === 1) controller.enqueue(half)
        else controller.error(new Error('Network connection lost.'))
      },
    })
  }
  await expectProblem(await sending('/api/user/login', breaking()), 400, 'a call that reads')
  await expectProblem(await sending('/api/user/change-email', breaking()), 401, 'a call that does not')
})

const endless = () => new ReadableStream<Uint8Array>({ start: (controller) => controller.enqueue(half) })

test('a page that is sent something reads it to its end before it refuses it', async () => {
  let pulls = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      pulls += 1
      controller.enqueue(half)
      if (pulls === 3) controller.close()
    },
  })
  await expectProblem(await sending('/login', body), 405, '/login')
  expect(pulls).toBe(3)
})

test('a body without an end is a 408 in the end, and the answer of a call that reads none', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const reading = sending('/api/user/login', endless())
  const others = sending('/api/user/change-email', endless())
  await vi.advanceTimersByTimeAsync(15_000)
  vi.useRealTimers()
  await expectProblem(await reading, 408, 'a call that reads')
  await expectProblem(await others, 401, 'a call that does not')
})

test('a slow body leaves as much time for the answer as a quick one', async () => {
  let release: ((hit: object) => void) | undefined
  const hit = () =>
    new Promise((resolve) => {
      release = resolve
    })
  const stuck = new Visitor(undefined, { RATE_LIMIT: { getByName: () => ({ hit }) } as never })
  const body = JSON.stringify({ email: 'somebody@example.com', password: 'correct horse battery' })
  let send: (() => void) | undefined
  const slow = new ReadableStream<Uint8Array>({
    start(controller) {
      send = () => {
        controller.enqueue(new TextEncoder().encode(body))
        controller.close()
      }
    },
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const headers = { 'Content-Type': 'application/json' }
  const response = stuck.fetch('/api/user/login', { method: 'POST', headers, body: slow })
  await vi.advanceTimersByTimeAsync(10_000)
  send?.()
  await vi.advanceTimersByTimeAsync(10_000)
  release?.({ allowed: false, retryAfterSeconds: 60 })
  vi.useRealTimers()
  expect((await response).status).toBe(429)
})
