import fc from 'fast-check'
import { expect, test } from 'vitest'
import { piecesOf } from './links.ts'

const links = (message: string) => piecesOf(message).flatMap(({ text, href }) => (href ? [[text, href]] : []))

test.each([
  ['See https://birch.example/menu.', 'https://birch.example/menu', 'https://birch.example/menu'],
  ['(www.birch.example)', 'www.birch.example', 'https://www.birch.example/'],
  [
    'https://en.example/wiki/Hemp_(plant), right?',
    'https://en.example/wiki/Hemp_(plant)',
    'https://en.example/wiki/Hemp_(plant)',
  ],
  ['“https://a.example/?q=1&b=2#c”', 'https://a.example/?q=1&b=2#c', 'https://a.example/?q=1&b=2#c'],
  ['HTTP://Birch.Example/Path', 'HTTP://Birch.Example/Path', 'http://birch.example/Path'],
  ['https://a.example/x_y*', 'https://a.example/x_y', 'https://a.example/x_y'],
  ['https://müller.example', 'https://müller.example', 'https://xn--mller-kva.example/'],
])('%j has a link', (message, text, href) => expect(links(message)).toEqual([[text, href]]))

test('several links stand among the text around them', () => {
  expect(piecesOf('One: https://a.example, two:\nhttps://b.example!')).toEqual([
    { at: 0, text: 'One: ' },
    { at: 5, text: 'https://a.example', href: 'https://a.example/' },
    { at: 22, text: ', two:\n' },
    { at: 29, text: 'https://b.example', href: 'https://b.example/' },
    { at: 46, text: '!' },
  ])
})

test.each([
  'javascript:alert(1)',
  'data:text/html,<b>',
  'ftp://a.example',
  'https://user:secret@a.example',
  'https://bank.example@evil.example',
  'http://localhost/admin',
  'http://',
  'xhttps:/a.example',
  'mail pat@birch.example',
  'birch.example',
])('%j has none', (message) => expect(links(message)).toEqual([]))

test('the pieces are the message, and every address is of the web', () => {
  const part = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom(' ', '\n', 'https://', 'www.', 'a.example', '(', ')', '.', 'javascript:', '@', '/', '"'),
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 20 }), (parts) => {
      const message = parts.join('')
      const pieces = piecesOf(message)
      expect(pieces.map(({ text }) => text).join('')).toBe(message)
      for (const { href } of pieces) if (href) expect(['http:', 'https:']).toContain(new URL(href).protocol)
    }),
  )
})
