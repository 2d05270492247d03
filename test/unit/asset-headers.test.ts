import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { assetHeaders } from '#scripts/product/asset-headers.ts'
import { apiSecurityHeaders, pageSecurityHeaders } from '#worker/http/security-headers.ts'

const answerWith = async (headers: typeof apiSecurityHeaders) => {
  const app = new Hono<{ Variables: { secureHeadersNonce?: string } }>()
    .use(headers)
    .get('/', (c) => c.body(c.get('secureHeadersNonce') ?? ''))
  const answer = await app.request('/')
  const { 'content-type': _, ...fields } = Object.fromEntries(answer.headers)
  return { nonce: await answer.text(), headers: fields }
}

const lowercase = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))

test('assets and answers of the API have the same security headers', async () => {
  expect((await answerWith(apiSecurityHeaders)).headers).toEqual(lowercase(assetHeaders()))
})

test('a page has them too, and a nonce of its own for its inline style', async () => {
  const [first, second] = [await answerWith(pageSecurityHeaders), await answerWith(pageSecurityHeaders)]
  expect(first.nonce).toMatch(/^[\w+/]{22}==$/)
  expect(second.nonce).not.toBe(first.nonce)
  const expected = lowercase(assetHeaders())
  expected['content-security-policy'] =
    expected['content-security-policy']?.replace(
      "style-src-elem 'self'",
      `style-src-elem 'self' 'nonce-${first.nonce}'`,
    ) ?? ''
  expect(first.headers).toEqual(expected)
})
