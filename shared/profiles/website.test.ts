import fc from 'fast-check'
import { expect, test } from 'vitest'
import { completedWebsite, isWebsite, shownWebsite } from './website.ts'

test.each([
  ['birch.example', 'https://birch.example'],
  [' birch.example/shop ', 'https://birch.example/shop'],
  ['birch.example:8080', 'https://birch.example:8080'],
  ['birch.example:8080/shop?x=1', 'https://birch.example:8080/shop?x=1'],
  ['birch.example/a:b', 'https://birch.example/a:b'],
  ['birch.example?at=10:30', 'https://birch.example?at=10:30'],
  ['müller.example', 'https://müller.example'],
  ['xn--mller-kva.example', 'https://xn--mller-kva.example'],
  ['example.xn--p1ai', 'https://example.xn--p1ai'],
  ['birch.example.', 'https://birch.example.'],
  ['http://birch.example', 'http://birch.example'],
  ['HTTPS://Birch.example/', 'HTTPS://Birch.example/'],
])('%j is the website %s', (typed, website) => {
  expect(completedWebsite(typed)).toBe(website)
  expect(isWebsite(website)).toBe(true)
})

test.each([
  'birch',
  'https://birch',
  'localhost:8080',
  'https://localhost',
  '127.0.0.1',
  '127.0.0.1:8080',
  'https://127.0.0.1',
  'https://0x7f.1',
  'https://2130706433',
  'https://[::1]',
  'https://1。2。3。4',
  '//birch.example',
  '/shop',
  'https:birch.example',
  'https:///birch.example',
  'javascript:alert(1)',
  'javascript:alert.call:1',
  'data:text/html,x',
  'mailto:me@birch.example',
  'ftp://birch.example',
  'me@birch.example',
  'me:secret@birch.example',
  'me.x:80@birch.example',
  'https://me@birch.example',
  'https://me:secret@birch.example',
  'birch.example:99999',
  'birch .example',
])('%j is no website', (typed) => expect(isWebsite(completedWebsite(typed))).toBe(false))

test('a completed website stays as it is, and what is accepted is http(s) under a domain without credentials', () => {
  const typed = fc.oneof(
    fc.webUrl({ withQueryParameters: true }),
    fc.domain(),
    fc.string(),
    fc.string({ unit: fc.constantFrom(...'ab1.:/@?#[]% xj') }),
  )
  fc.assert(
    fc.property(typed, (text) => {
      const website = completedWebsite(text)
      expect(completedWebsite(website)).toBe(website)
      if (!isWebsite(website)) return
      const url = new URL(website)
      expect(url.protocol).toMatch(/^https?:$/)
      expect(url.username + url.password).toBe('')
      expect(url.hostname).toContain('.')
    }),
  )
})

test('a website is shown without its scheme and without a slash at its end', () => {
  expect(shownWebsite('https://birch.example/')).toBe('birch.example')
  expect(shownWebsite('http://birch.example/shop')).toBe('birch.example/shop')
})
