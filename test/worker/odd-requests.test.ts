import { beforeAll, expect, test } from 'vitest'
import { Staff } from './support/staff.ts'
import { join, type Member, registrationOf, Visitor } from './support/client.ts'

let staff: Staff
let member: Member

beforeAll(async () => {
  staff = await Staff.signIn()
  member = await join()
})

const searches = [
  'a\0b',
  '\0',
  '"',
  '""',
  '*',
  '%',
  'AND',
  'a OR',
  'NEAR(a b)',
  'text:a',
  '^a',
  '-a',
  '(',
  "O'Brien",
  '\uE000public',
  '\u202E',
  '😀',
  'x'.repeat(200),
]

test('search text is never interpreted as a query, in the directory and for staff', async () => {
  for (const q of searches) {
    const queryText = `q=${encodeURIComponent(q)}`
    for (const [who, path] of [
      [member, `/api/businesses?${queryText}`],
      [staff, `/api/admin/users?${queryText}`],
      [staff, `/api/admin/audit?${queryText}`],
      [staff, `/api/admin/exports/members.csv?${queryText}`],
    ] as const) {
      const answer = await who.get(path)
      expect(answer.status, `${path} ${JSON.stringify(q)}`).toBe(200)
      await answer.text()
    }
  }
})

const cursors = [
  '0',
  '-1',
  'x',
  'm',
  'e',
  'm-1',
  'e999999999999999',
  'm999999999999999',
  '1e3',
  '9'.repeat(16),
  '["abc",1]',
  '[null,1]',
  '[1e400,1]',
  '[{},1]',
  '[1,1.5]',
  '[[],[]]',
  '%',
  '%5B%22abc%22%2C1%5D',
  '\0',
  '😀',
  'x'.repeat(500),
]

test('a tampered cursor is refused or is a place in the list, never an error', async () => {
  const paths = ['/api/businesses', '/api/connections', '/api/messages', '/api/notifications', '/api/blocks']
  const adminPaths = [
    'users',
    'users?sort=tokens',
    'users?sort=name',
    'users?sort=oldest',
    'audit',
    'verifications',
    'rewards',
    'contact',
    'bug-reports',
    'member-reports',
  ]
  const requests = [
    ...paths.map((path) => [member, path] as const),
    ...adminPaths.map((path) => [staff, `/api/admin/${path}`] as const),
  ]
  for (const cursor of cursors) {
    for (const [who, path] of requests) {
      const answer = await who.get(
        `${path}${path.includes('?') ? '&' : '?'}cursor=${encodeURIComponent(cursor)}`,
      )
      expect([200, 400], `${path} ${cursor}`).toContain(answer.status)
    }
  }
})

test('ids in paths are digits alone', async () => {
  for (const id of [
    '0',
    '-1',
    '1.5',
    '1e3',
    '0x1',
    '9'.repeat(16),
    '1;',
    '%00',
    '%E0%A4%A',
    '..%2F1',
    'me',
    '１',
  ]) {
    for (const path of [
      'users/ID',
      'users/ID/tokens',
      'users/ID/export',
      'messages/ID',
      'business/ID/team',
      'vendor-stats/ID',
      'images/ID',
      'referral-codes/ID',
    ]) {
      const answer = await member.get(`/api/${path.replace('ID', id)}`)
      expect([400, 403, 404], `${path} ${id}`).toContain(answer.status)
    }
    const page = await new Visitor().get(`/profile/${id}`)
    expect(page.status, `/profile/${id}`).toBeLessThan(500)
  }
})

test('JSON numbers that are not ids are refused', async () => {
  for (const raw of ['1.5', '1e400', '-1', '0', '9007199254740993', '"1"', 'null', 'true', '[1]', '{}']) {
    for (const path of ['/api/connections', '/api/messages']) {
      const answer = await member.fetch(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: `{"receiverId":${raw}${path === '/api/messages' ? ',"content":"x"' : ''}}`,
      })
      expect(answer.status, `${path} ${raw}`).toBe(400)
    }
  }
})

test('names of the object prototype are no fields of a body', async () => {
  for (const field of ['constructor', 'toString', 'hasOwnProperty', '__proto__', 'valueOf']) {
    const body = JSON.stringify(registrationOf()).replace('{', `{"${field}":{"isAdmin":true},`)
    const answer = await new Visitor().fetch('/api/register', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    })
    expect(answer.status, field).toBe(400)
  }
})

test('a name needs a visible character and must not change the direction of text', async () => {
  for (const firstName of [
    '\u200B',
    '\u2060\u200D',
    '\u00AD',
    '\u202Egnp',
    'a\u2028b',
    'a\u2066b',
    '\u0085x',
  ]) {
    const answer = await new Visitor().post('/api/register', registrationOf({ firstName }))
    expect(answer.status, JSON.stringify(firstName)).toBe(400)
  }
  for (const firstName of ['Zoë', '李', 'O’Brien', 'محمد', 'José María', '👩‍🌾', 'می‌خواهم']) {
    const { user } = await join({ firstName })
    expect(user.firstName).toBe(firstName)
  }
})
