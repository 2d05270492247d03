import { batch } from '#worker/db/batch.ts'
import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { openDatabase } from '#worker/db/client.ts'
import { mailToAddress } from '#worker/features/mail/outbox.ts'
import { outbox } from '#worker/db/schema/access.ts'
import { clearOldMail, sendDueMail } from '#worker/features/mail/service.ts'

const db = openDatabase(env.DB)
const now = Date.now()

/** A binding that fails for one address and records the recipients of the others. */
function mailExcept(refused: string) {
  const recipients: string[] = []
  const MAIL = {
    async send({ to }: { to: string }) {
      if (to === refused) throw new Error('mailbox unavailable')
      recipients.push(to)
    },
  } as unknown as SendEmail
  return { recipients, env: { ...env, MAIL } }
}

test('a mail that cannot be sent or rendered delays no others, and is retried later', async () => {
  const addresses = Array.from({ length: 25 }, (_, index) => `someone.${index}@example.com`)
  const payload = { name: 'Ada', email: 'ada@example.com', subject: 'Hello', message: 'Hi' }
  const [first, ...rest] = addresses.map((recipient) =>
    mailToAddress({ kind: 'contact', recipient, payload, now }),
  )
  if (first) await batch(db, [first, ...rest])
  await env.DB.prepare("UPDATE outbox SET payload = '{}' WHERE recipient = ?")
    .bind('someone.3@example.com')
    .run()
  const { recipients, env: failing } = mailExcept('someone.7@example.com')

  await sendDueMail({ db, env: failing, now })
  const late = ['someone.3@example.com', 'someone.7@example.com']
  expect(recipients).toEqual(addresses.filter((address) => !late.includes(address)))
  const rows = await db.select().from(outbox)
  expect(rows.filter(({ sentAt }) => sentAt === null).map(({ recipient }) => recipient)).toEqual(late)
  // A sent mail keeps neither links nor text.
  expect(new Set(rows.filter(({ sentAt }) => sentAt !== null).map(({ payload }) => payload))).toEqual(
    new Set(['{}']),
  )

  await sendDueMail({ db, env: failing, now })
  expect(recipients).toHaveLength(23)
  const healed = mailExcept('')
  await sendDueMail({ db, env: healed.env, now: now + 60_000 })
  expect(healed.recipients).toEqual(['someone.7@example.com'])
})

test('a mail that times out does not cause the others of its batch to be sent again', async () => {
  const payload = { name: 'Ada', email: 'ada@example.com', subject: 'Hello', message: 'Hi' }
  const recipients = ['hangs@example.com', 'goes@example.com']
  const [first, ...rest] = recipients.map((recipient) =>
    mailToAddress({ kind: 'contact', recipient, payload, now }),
  )
  if (first) await batch(db, [first, ...rest])
  const MAIL = {
    send: ({ to }: { to: string }) =>
      to === 'hangs@example.com' ? new Promise(() => undefined) : Promise.resolve(),
  } as unknown as SendEmail
  const unsent = async () =>
    (await db.select().from(outbox))
      .filter(({ recipient, sentAt }) => recipients.includes(recipient) && sentAt === null)
      .map(({ recipient }) => recipient)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const sending = sendDueMail({ db, env: { ...env, MAIL }, now })
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1))
  await vi.advanceTimersByTimeAsync(10_000)
  vi.useRealTimers()
  await sending
  expect(await unsent()).toEqual(['hangs@example.com'])
})

test('mail that was sent a month ago, or that failed for a day, is deleted', async () => {
  const day = 24 * 60 * 60 * 1000
  const payload = { name: 'Ada', email: 'ada@example.com', subject: 'Hello', message: 'Hi' }
  const put = (recipient: string) => mailToAddress({ kind: 'contact', recipient, payload, now })
  await batch(db, [put('taken@example.com'), put('nowhere@example.com')])
  const { env: failing } = mailExcept('nowhere@example.com')
  const left = async () =>
    (await db.select().from(outbox))
      .map(({ recipient }) => recipient)
      .filter((recipient) => ['taken@example.com', 'nowhere@example.com'].includes(recipient))

  // Each run starts after the delay of the one before; the last one is a day later.
  for (let attempt = 0, at = now; attempt < 11; at += 60_000 * 2 ** attempt, attempt += 1)
    await sendDueMail({ db, env: failing, now: at })
  await clearOldMail({ db, now: now + day / 2 })
  expect(await left()).toEqual(['taken@example.com', 'nowhere@example.com'])
  await clearOldMail({ db, now: now + 2 * day })
  expect(await left()).toEqual(['taken@example.com'])
  await clearOldMail({ db, now: now + 29 * day })
  expect(await left()).toEqual(['taken@example.com'])
  await clearOldMail({ db, now: now + 31 * day })
  expect(await left()).toEqual([])
})
