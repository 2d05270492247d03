import type { Choice } from './choice.ts'
import { oddTexts } from './odd-values.ts'

const oddSegments: readonly string[] = [
  '',
  '0',
  '-1',
  '1.5',
  '1e3',
  '0x1',
  '٣',
  '%31',
  '%00',
  '%',
  '%E0%A4%A',
  '%C0%80',
  '%ED%A0%80',
  '%F0%9F%98%80',
  '%2e%2e',
  '..',
  '.',
  '..%2F..%2F',
  '%2F',
  '%5C',
  '__proto__',
  'constructor',
  'toString',
  'undefined',
  'null',
  'NaN',
  'me',
  '*',
  ':id',
  '9'.repeat(15),
  '9'.repeat(40),
  'x'.repeat(3_000),
  'a%0d%0aSet-Cookie:%20x=1',
  '%u0041',
  '+',
  "'",
  '"',
  '<',
  '|',
  ';x=1',
]

const oddQueries: readonly string[] = [
  'limit=0',
  'limit=-1',
  'limit=1e9',
  'limit=9999',
  'limit=',
  'limit=%00',
  'limit=1&limit=2',
  'cursor=',
  'cursor=%00',
  'cursor=x',
  'cursor=999999999999999',
  'cursor=%5B%22abc%22%2C1%5D',
  'cursor=%5B1e400%2C1%5D',
  'cursor=%FF',
  'cursor=m1',
  'cursor=e1',
  'q=%00',
  'q=%F0%9F%98%80',
  'q=%ED%A0%80',
  'q=%22%20OR%20%22',
  'q=NEAR(a%20b)',
  'q=*',
  'q=%E0%A4%A',
  'q=%',
  'q[]=a',
  'q=a&q=b',
  `q=${'x'.repeat(2_000)}`,
  'ids=',
  'ids=1,2,x',
  `ids=${'1,'.repeat(500)}1`,
  'tab=__proto__',
  'tab=sent',
  'state=constructor',
  'state=done',
  'sort=toString',
  'sort=name',
  'licenseType=__proto__',
  'canSupply=constructor',
  '__proto__=1',
  '__proto__[isAdmin]=1',
  'constructor=1',
  '=',
  '&&&',
  '?',
  '%',
  '%=%',
  'type=vendor',
  'ref=%00',
  'token=%E0%A4%A',
]

function changeOnce(choice: Choice, path: string): string {
  const [asked = '', query] = path.split(/\?(.*)/s, 2)
  const before = asked.startsWith('/') ? asked : `/${asked}`
  const parts = before.split('/')
  const at = 1 + choice.int(parts.length - 1)
  const rest = query === undefined ? '' : `?${query}`
  const ways: (() => string)[] = [
    () => parts.with(at, choice.pick(oddSegments)).join('/') + rest,
    () => parts.with(parts.length - 1, choice.pick(oddSegments)).join('/') + rest,
    () => parts.with(at, encodeURIComponent(choice.pick(oddTexts).toWellFormed())).join('/') + rest,
    () => parts.toSpliced(at, 0, choice.pick(oddSegments)).join('/') + rest,
    () => parts.toSpliced(at, 1).join('/') + rest || '/',
    () => `${before}/${rest}`,
    () => `/${before}${rest}`,
    () => before.toUpperCase() + rest,
    () => before.replaceAll('a', '%61') + rest,
    () => `${before}${rest}${rest ? '&' : '?'}${choice.pick(oddQueries)}`,
    () => `${before}${rest}${rest ? '&' : '?'}${choice.pick(oddQueries)}`,
    () => `${before}${rest}${rest ? '&' : '?'}${choice.pick(oddQueries)}&${choice.pick(oddQueries)}`,
  ]
  return choice.pick(ways)()
}

/** An address near a known one; always something that a request line can hold. */
export function mutatePath(choice: Choice, path: string): string {
  let changed = changeOnce(choice, path)
  if (choice.chance(0.25)) changed = changeOnce(choice, changed)
  const sendable = [...changed].map((letter) =>
    /[!-~]/.test(letter) && !'<>"\\^`{|}'.includes(letter) ? letter : encodeURIComponent(letter),
  )
  return sendable
    .join('')
    .replace(/^(?!\/)/, '/')
    .replaceAll('#', '%23')
}
