import { expect, test } from 'vitest'
import { answerIn } from '#scripts/checks/fuzz/answer.ts'
import { Backlog } from '#scripts/checks/fuzz/backlog.ts'
import { judge } from '#scripts/checks/fuzz/judge.ts'
import type { Plan } from '#scripts/checks/fuzz/plan.ts'
import { faultOfProbe } from '#scripts/checks/fuzz/probe.ts'
import { memoryOf } from '#scripts/checks/fuzz/report.ts'
import { wireOf } from '#scripts/checks/fuzz/wire.ts'
import { assetHeaders } from '#scripts/product/asset-headers.ts'

const plan: Plan = {
  number: 1,
  target: 'POST /api/user/login',
  who: 'anonymous',
  method: 'POST',
  path: '/api/user/login',
  headers: [],
  body: Buffer.from('{"a":1}'),
  framing: 'length',
  ending: { kind: 'read' },
  pause: null,
  isMalformed: false,
  hashes: 1,
}

const usual = {
  ...assetHeaders(),
  'Content-Security-Policy': "default-src 'self'; frame-ancestors 'none'",
  'Cache-Control': 'no-store',
  'X-Request-Id': 'an-id',
}

/** The verdict on a raw answer. */
function verdictOn(
  status: number,
  body: unknown,
  { headers = {}, ms = 50, isFlooded = false }: { headers?: object; ms?: number; isFlooded?: boolean } = {},
) {
  const text = JSON.stringify(body)
  const fields = { 'Content-Type': 'application/json', 'Content-Length': text.length, ...usual, ...headers }
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`)
  const answer = answerIn(Buffer.from(`HTTP/1.1 ${status} X\r\n${lines.join('')}\r\n${text}`), 'POST')
  if (answer === null) throw new Error('no answer')
  const verdict = judge(plan, { kind: 'answered', ms, answer }, { assets: new Set(), isFlooded })
  return verdict.kind === 'fault' ? verdict.fault : verdict.kind
}

const problem = { message: 'Please sign in.', code: 'SIGNED_OUT', requestId: 'an-id' }

test('an error of the documented shape passes, any other fails', () => {
  expect(verdictOn(401, problem)).toBe('fine')
  expect(verdictOn(400, { ...problem, issues: { email: 'Please enter it' } })).toBe('fine')
  expect(verdictOn(400, { code: 'INVALID', requestId: 'an-id' })).toMatch("without 'message'")
  expect(verdictOn(400, { ...problem, message: {} })).toMatch("without 'message'")
  expect(verdictOn(400, { ...problem, issues: { email: {} } })).toMatch('no text')
  expect(verdictOn(400, { ...problem, stack: 'at x' })).toMatch("'stack'")
  expect(verdictOn(400, { ...problem, requestId: 'other' })).toMatch("another request's id")
  expect(verdictOn(400, problem, { headers: { 'Content-Type': 'text/html' } })).toMatch('text/html')
  expect(verdictOn(405, problem)).toMatch('without Allow')
  expect(verdictOn(429, problem)).toMatch('without Retry-After')
})

test('an answer with missing headers is a failure', () => {
  expect(verdictOn(200, {}, { headers: { 'X-Content-Type-Options': 'x' } })).toMatch('X-Content-Type-Options')
  expect(verdictOn(200, {}, { headers: { 'Content-Security-Policy': 'x' } })).toMatch('policy')
  expect(verdictOn(200, {}, { headers: { 'Access-Control-Allow-Origin': '*' } })).toMatch('access-control')
})

test('a server error is a failure, except for the queue that the fuzzer has filled', () => {
  const headers = { 'Retry-After': '5' }
  expect(verdictOn(500, problem)).toMatch('500')
  expect(verdictOn(503, problem, { headers })).toMatch('503')
  expect(verdictOn(503, problem, { headers, isFlooded: true })).toBe('busy')
  expect(verdictOn(503, problem, { headers, isFlooded: true, ms: 20_000 })).toMatch('503')
  expect(verdictOn(503, problem, { isFlooded: true })).toMatch('without Retry-After')
})

test('a chunked answer is complete with its last chunk', () => {
  const head = 'HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n'
  expect(answerIn(Buffer.from('HTTP/1.1 200 OK\r\n'), 'GET')).toBeNull()
  expect(answerIn(Buffer.from(`${head}3\r\nabc\r\n`), 'GET')?.isWhole).toBe(false)
  const whole = answerIn(Buffer.from(`${head}3\r\nabc\r\n0\r\n\r\n`), 'GET')
  expect([whole?.isWhole, whole?.status, whole?.body.toString()]).toEqual([true, 200, 'abc'])
  expect(answerIn(Buffer.from('HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\n'), 'HEAD')?.isWhole).toBe(true)
})

test('a request sent in two parts is complete, whatever its framing', () => {
  const sent = (framing: Plan['framing']) => {
    const { first, second } = wireOf({ ...plan, framing }, 'localhost')
    return Buffer.concat([first, second]).toString()
  }
  expect(sent('length')).toMatch(/Content-Length: 7\r\n\r\n\{"a":1\}$/)
  expect(sent('chunked')).toMatch(/chunked\r\n\r\n4\r\n\{"a"\r\n3\r\n:1\}\r\n0\r\n\r\n$/)
  expect(sent('none')).not.toContain('{"a"')
})

test('a queue filled by the fuzzer counts as full for a while, and drains', () => {
  const backlog = new Backlog(100)
  backlog.add(10, 0)
  expect(backlog.waiting(500)).toBe(5)
  expect(backlog.isFlooded(500)).toBe(false)
  backlog.learn(2_000, 9)
  expect(backlog.waiting(900)).toBe(3)
  backlog.add(40, 1_000)
  expect([backlog.isFlooded(10_000), backlog.isFlooded(20_000)]).toEqual([true, false])
})

test('a sign-in with the correct password has to succeed in time', () => {
  const good = { at: 1, ms: 300, status: 200, isFlooded: false }
  expect(faultOfProbe(good, 150)).toBeNull()
  expect(faultOfProbe({ ...good, ms: 5_500 }, 150)).toMatch('more than 5000 ms')
  expect(faultOfProbe({ ...good, ms: 5_500 }, 400)).toBeNull()
  expect(faultOfProbe({ ...good, status: 503 }, 150)).toMatch('503')
  expect(faultOfProbe({ ...good, status: 503, isFlooded: true }, 150)).toBeNull()
  expect(faultOfProbe({ ...good, status: 401, isFlooded: true }, 150)).toMatch('401')
})

test('memory that levels off is fine, memory that keeps rising is a leak', () => {
  const settling = Array.from({ length: 100 }, (_, index) => 300 + 400 * (1 - Math.exp(-index / 15)))
  expect(memoryOf(settling).grows).toBe(false)
  const leaking = Array.from({ length: 100 }, (_, index) => 300 + 12 * index)
  expect(memoryOf(leaking).grows).toBe(true)
})
