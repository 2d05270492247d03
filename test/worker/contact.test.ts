import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { Problem } from '#shared/wire/problem.ts'
import { brand } from '#shared/brand.ts'
import { Visitor } from './support/client.ts'

const contactMessage = {
  name: 'Marisol Tangvald',
  email: 'marisol@example.com',
  subject: 'Partnership',
  message: 'Good morning,\nwe would like to list our kitchen.',
}

async function storedMessages() {
  const { results } = await env.DB.prepare(
    'SELECT name, email, subject, message, status FROM contact_messages ORDER BY id',
  ).all()
  return results
}

test('a message is kept for the admin and put into the outbox for us', async () => {
  const sent = await new Visitor().post('/api/contact', contactMessage)
  expect(sent.status).toBe(204)
  expect(await storedMessages()).toEqual([{ ...contactMessage, status: 'open' }])
  const mail = await env.DB.prepare("SELECT recipient FROM outbox WHERE kind = 'contact'").first()
  expect(mail).toEqual({ recipient: brand.email })
})

test.each(['name', 'email', 'subject', 'message'] as const)('without a %s nothing is kept', async (field) => {
  const before = await storedMessages()
  const visitor = new Visitor()
  for (const body of [
    { ...contactMessage, [field]: '   ' },
    { ...contactMessage, [field]: undefined },
  ]) {
    const refused = await visitor.post('/api/contact', body)
    expect(refused.status).toBe(400)
    expect((await refused.json<Problem>()).issues?.[field]).toBeTruthy()
  }
  expect(await storedMessages()).toEqual(before)
})

test('a line break in name, e-mail or subject is refused, wherever it stands', async () => {
  const before = await storedMessages()
  const visitor = new Visitor()
  for (const field of ['name', 'email', 'subject'] as const) {
    for (const breaks of ['\r\nBcc: all@example.com', '\n', '\r']) {
      const refused = await visitor.post('/api/contact', {
        ...contactMessage,
        [field]: contactMessage[field] + breaks,
      })
      expect(refused.status, `${field} ${JSON.stringify(breaks)}`).toBe(400)
    }
  }
  expect(await storedMessages()).toEqual(before)
})

test('the sixth message of an hour from one address waits', async () => {
  const visitor = new Visitor()
  for (let sent = 0; sent < 5; sent += 1)
    expect((await visitor.post('/api/contact', contactMessage)).status).toBe(204)
  const refused = await visitor.post('/api/contact', contactMessage)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await new Visitor().post('/api/contact', contactMessage)).status).toBe(204)
})

test('operators, quotes, markup and emoji in a message are kept as they were typed', async () => {
  const message = `"%' OR 1=1; -- <script>alert(1)</script> ${'é🌿'.repeat(100)}`
  expect((await new Visitor().post('/api/contact', { ...contactMessage, message })).status).toBe(204)
  expect((await storedMessages()).at(-1)).toMatchObject({ message })
})
