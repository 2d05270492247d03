import { expect, test } from 'vitest'
import { linkOf, mailtoLink, shareSites } from './share-links.ts'

const origin = 'https://northleaf.example'

test('a business shares /ref/{code}, a vendor /vendor-ref/{code}', () => {
  expect(linkOf(origin, { accountType: 'business', referralCode: '7KQ2M9XD' })).toBe(`${origin}/ref/7KQ2M9XD`)
  expect(linkOf(origin, { accountType: 'vendor', referralCode: '7KQ2M9XD' })).toBe(
    `${origin}/vendor-ref/7KQ2M9XD`,
  )
})

test('every share page gets the complete link', () => {
  const link = `${origin}/ref/7KQ2M9XD`
  for (const { href } of shareSites) {
    expect([...new URL(href({ link })).searchParams.values()]).toContain(link)
  }
})

test('the email contains the link and keeps its spaces', () => {
  const link = mailtoLink(`${origin}/ref/7KQ2M9XD`)
  expect(link).not.toContain('+')
  expect(decodeURIComponent(link)).toContain(`${origin}/ref/7KQ2M9XD`)
})

test('only LinkedIn gets a vendor’s summary', () => {
  const [professional, ...others] = shareSites.map(({ href }) =>
    href({ link: origin, summary: 'For clients' }),
  )
  expect(new URL(professional ?? '').searchParams.get('summary')).toBe('For clients')
  for (const other of others) expect(other).not.toContain('clients')
})
