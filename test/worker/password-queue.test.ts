import { exports } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { verifyPassword } from '#worker/auth/password.ts'
import { registrationOf } from './support/client.ts'

const send = (signal?: AbortSignal) =>
  exports.default.fetch('https://northleaf.test/api/register', {
    method: 'POST',
    headers: {
      Origin: 'https://northleaf.test',
      'Content-Type': 'application/json',
      'CF-Connecting-IP': '10.77.0.1',
    },
    body: JSON.stringify(registrationOf()),
    ...(signal && { signal }),
  })

test('a visitor who leaves while waiting for a hash holds up nobody behind', async () => {
  const leaving = new AbortController()
  const left = Array.from({ length: 4 }, () => send(leaving.signal))
  await scheduler.wait(120)
  leaving.abort()
  expect((await Promise.allSettled(left)).map(({ status }) => status)).toContain('rejected')
  expect((await send()).status).toBe(201)
})

test('sixty-four may wait for a hash, who comes then is told to come again, and the turn comes to all', async () => {
  const quickHash = 'scrypt$16$1$1$bm9uZQ==$bm9uZQ=='
  const many = Array.from({ length: 70 }, () => verifyPassword('a guess', quickHash))
  const answers = await Promise.all(
    many.map((turn) =>
      turn.then(
        () => 'checked',
        (error: Error) => error.message,
      ),
    ),
  )
  expect(answers).toEqual([...Array(64).fill('checked'), ...Array(6).fill('UNAVAILABLE')])
  expect((await verifyPassword('a guess', quickHash)).matches).toBe(false)
})
