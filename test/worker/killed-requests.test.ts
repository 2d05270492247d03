import { batch } from '#worker/db/batch.ts'
import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { openDatabase } from '#worker/db/client.ts'
import { mailToAddress } from '#worker/features/mail/outbox.ts'
import { sendMailSoon } from '#worker/features/mail/service.ts'
import { readStats } from '#worker/features/early-access/stats/service.ts'
import { countAttempt, remainingWait } from '#worker/auth/rate-limit.ts'
import { join } from './support/client.ts'
import { killAfter } from './support/killed-request.ts'

/** A database that never answers, as for a request that is canceled while it waits. */
const hanging = {
  ...env,
  DB: new Proxy(env.DB, { get: () => () => new Promise(() => undefined) }),
}

const statsDeps = (bindings: Env, now: number) => ({ db: openDatabase(bindings.DB), env: bindings, now })

test('the next request reads the counter when the one that began to read it was killed', async () => {
  await join()
  const now = Date.now() + 60_000
  const reading = { ...env, DB: env.DB }
  await killAfter(5, 'reads the figures', () => readStats(statsDeps(hanging, now)))
  const { totalLicensees } = await readStats(statsDeps(reading, now))
  expect(totalLicensees).toBeGreaterThan(0)
})

test('mail is sent with the next mail when the request that queued it was killed', async () => {
  const sent: string[] = []
  const bindings = {
    ...env,
    MAIL: {
      send: async ({ to }: { to: string }) => {
        sent.push(to)
        return { messageId: 'test' }
      },
    },
  } as unknown as Env
  const db = openDatabase(env.DB)
  const recipient = 'pat@example.com'
  const payload = { name: 'Ada', email: 'ada@example.com', subject: 'Hello', message: 'Hi' }
  await batch(db, [mailToAddress({ kind: 'contact', recipient, payload, now: Date.now() })])
  await killAfter(0, 'gathers mail', () => sendMailSoon({ db, env: bindings }))
  await scheduler.wait(300)
  expect(sent).toEqual([])
  await sendMailSoon({ db, env: bindings })
  expect(sent).toEqual([recipient])
})

test('an attempt counts and is stored although its request was killed', async () => {
  const now = Date.now()
  await killAfter(50, 'makes an attempt', () => countAttempt(env, 'resetMail', 'pat@example.com', now))
  expect(await remainingWait(env, 'resetMail', 'pat@example.com', now)).toBeGreaterThan(0)
  await scheduler.wait(1200)
  const names = [...'0123456789abcdef']
  const counts = await Promise.all(
    names.map((name) =>
      runInDurableObject(env.RATE_LIMIT.getByName(name), (_, state) =>
        state.storage.sql.exec('SELECT count FROM windows').toArray(),
      ),
    ),
  )
  expect(counts.flat()).toContainEqual({ count: 1 })
})
