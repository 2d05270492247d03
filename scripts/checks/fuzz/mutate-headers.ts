import type { Choice } from './choice.ts'

export type Header = readonly [name: string, value: string]

const contentTypes = [
  'application/json; charset=utf-8',
  'application/json; charset=utf-16',
  'APPLICATION/JSON',
  'application/json;;;',
  'application/json, text/plain',
  'text/plain',
  'text/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/vnd.api+json',
  '*/*',
  '',
  'x'.repeat(500),
]

/** Headers by name with values that a client may send by mistake or on purpose. */
const odd: Record<string, readonly string[]> = {
  'Content-Type': contentTypes,
  Range: ['bytes=0-1', 'bytes=-1', 'bytes=5-2', 'bytes=0-0,2-3', 'items=0-5', 'x'],
  'If-Match': ['*', '"1"', 'W/"1"', '1', '""', '"x"', '"1", "2"', '"999999999999999"', '"-1"', '%'],
  'If-None-Match': ['*', '"1"', 'W/"x"', '"', 'x'.repeat(2_000)],
  'If-Modified-Since': ['Thu, 01 Jan 1970 00:00:00 GMT', 'yesterday', '0'],
  'If-Unmodified-Since': ['Thu, 01 Jan 1970 00:00:00 GMT', 'yesterday'],
  Upgrade: ['websocket', 'WebSocket', 'h2c', 'TLS/1.0', 'websocket, h2c'],
  'Sec-WebSocket-Key': ['dGhlIHNhbXBsZSBub25jZQ==', 'x', ''],
  'Sec-WebSocket-Version': ['13', '8', 'x'],
  'Sec-WebSocket-Protocol': ['chat', '__proto__'],
  Expect: ['100-continue', '200-ok'],
  Accept: ['text/html', 'application/xml', 'image/*;q=0', '*/*', ''],
  // Without the encodings that the local simulator refuses by itself.
  'Accept-Encoding': ['gzip', 'br', 'gzip;q=0.5, br', 'x', ''],
  'Accept-Language': ['ar', 'x'.repeat(1_000)],
  'Content-Encoding': ['gzip', 'br', 'identity', 'x'],
  'X-User-Id': ['1', '0', '-1', 'x', '', '999999999999999', '1, 2', '__proto__'],
  'Idempotency-Key': ['abcdefgh', 'x', '', 'x'.repeat(101), 'a b c d e f', '../../../../x', '__proto__'],
  Authorization: ['Bearer', 'Bearer ', 'Bearer x', 'Basic eDp5', 'bearer adm_', 'x'.repeat(3_000)],
  Cookie: ['__Host-session=', '__Host-session=%E0%A4%A', '=', ';;;', '__Host-reset=x', 'a'.repeat(6_000)],
  Origin: ['null', 'https://evil.example', 'x', '', 'http://'],
  'Sec-Fetch-Site': ['cross-site', 'same-site', 'none', 'x', ''],
  Referer: ['https://evil.example/', '%', ''],
  'X-Forwarded-For': ['1.2.3.4', '::1', 'x'],
  'X-Forwarded-Host': ['evil.example'],
  'X-Forwarded-Proto': ['ftp'],
  'X-HTTP-Method-Override': ['DELETE', 'x'],
  'X-Request-Id': ['mine', '\t'],
  'User-Agent': ['', '\u00e9\u00ff', 'x'.repeat(4_000), '<script>'],
  'CF-Connecting-IP': ['', 'x', '::', '::1', '2001:db8::1', '1.2.3.4, 5.6.7.8', '999.1.1.1', '%00'],
  'X-Huge': ['x'.repeat(15_000)],
  ['__proto__']: ['x'],
  constructor: ['x'],
}

const names = Object.keys(odd)

/** The headers with one to three odd ones put over them, or left away. */
export function mutateHeaders(choice: Choice, headers: readonly Header[]): Header[] {
  let changed = [...headers]
  const times = 1 + choice.int(3)
  for (let time = 0; time < times; time += 1) {
    const name = choice.chance(0.2) ? 'Content-Type' : choice.pick(names)
    const others = changed.filter(([known]) => known.toLowerCase() !== name.toLowerCase())
    if (choice.chance(0.1)) changed = others
    else {
      const value = choice.pick(odd[name] ?? [''])
      // Twice the same header, now and then: whichever counts, the answer has its shape.
      changed = [...(choice.chance(0.1) ? changed : others), [name, value]]
      if (name === 'Upgrade') changed.push(['Connection', 'Upgrade'])
    }
  }
  return changed
}
