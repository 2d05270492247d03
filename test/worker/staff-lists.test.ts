import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { AuditEntry } from '#shared/staff/api.ts'
import type { AdminUser, BulkAnswer } from '#shared/staff/members-api.ts'
import { Staff } from './support/staff.ts'
import { join } from './support/client.ts'
import { takeUsage } from './support/recorded-database.ts'

/** Inserts members whose names, types, tokens and flags vary with their number. */
async function fill(count: number, from = 0): Promise<void> {
  for (let start = from; start < from + count; start += 5000) {
    await env.DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT CAST(?1 AS INTEGER) UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ?2)
       INSERT INTO users (first_name, last_name, email, email_key, email_fold, password_hash, license_type, zip_code,
         referral_code, phone_number, account_type, license_status, is_admin, is_sample_data, consent_version, consented_at, created_at, updated_at, skunk_tokens)
       SELECT 'First' || (i % 97), 'Last' || ((i * 7919) % 100003), 'm' || i || '@scale.example', 'm' || i || '@scale.example', 'm' || i,
         'x', CASE i % 3 WHEN 0 THEN 'cannabis_retailer' WHEN 1 THEN 'cannabis_cultivator' ELSE 'hemp_edible_retailer' END, '55401',
         'S' || i, '6125550000', CASE WHEN i % 10 = 0 THEN 'vendor' ELSE 'business' END,
         CASE WHEN i % 4 = 0 THEN 'verified' ELSE 'none' END, i % 5000 = 1, i % 900 = 2, '1', 1, 1700000000000 + i, 1, i % 31
       FROM n`,
    )
      .bind(start, Math.min(start + 5000, from + count))
      .run()
  }
}

async function walk(staff: Staff, query: string): Promise<AdminUser[]> {
  const all: AdminUser[] = []
  let path: string | undefined = `/api/admin/users?${query}`
  while (path) {
    const page = await staff.get(path)
    all.push(...(await page.json<AdminUser[]>()))
    path = /<([^>]+)>/.exec(page.headers.get('Link') ?? '')?.[1]
  }
  return all
}

test('every order and filter returns each matching member once, page by page', async () => {
  const staff = await Staff.signIn()
  await fill(600)
  const everybody = await walk(staff, 'sort=newest')
  expect(everybody).toHaveLength(600)
  for (const sort of ['oldest', 'tokens', 'name']) {
    const sorted = await walk(staff, `sort=${sort}&limit=17`)
    expect(new Set(sorted.map(({ id }) => id)).size, sort).toBe(600)
    expect(sorted, sort).toHaveLength(600)
  }
  const byTokens = (await walk(staff, 'sort=tokens')).map(({ skunkTokens }) => skunkTokens)
  expect(byTokens).toEqual(byTokens.toSorted((a, b) => b - a))
  const filter = 'accountType=business&licenseType=cannabis_retailer&licenseStatus=verified'
  const expected = everybody.filter(
    (user) =>
      user.accountType === 'business' &&
      user.licenseType === 'cannabis_retailer' &&
      user.licenseStatus === 'verified',
  )
  for (const sort of ['newest', 'oldest', 'tokens', 'name']) {
    const found = await walk(staff, `${filter}&sort=${sort}&limit=9`)
    expect(new Set(found.map(({ id }) => id)), sort).toEqual(new Set(expected.map(({ id }) => id)))
    expect(found, sort).toHaveLength(expected.length)
  }
}, 30_000)

test('a page reads at most 100 rows in two round trips, at a thousand members and at a hundred thousand', async () => {
  const staff = await Staff.signIn()
  await fill(99_400, 600)
  const queries = [
    '',
    'sort=oldest',
    'sort=tokens',
    'sort=name',
    'q=first5',
    'q=m99999%40scale.example',
    'q=last1&sort=oldest',
    'licenseStatus=verified',
    'accountType=vendor&licenseType=cannabis_retailer',
    'admin=yes',
    'admin=yes&sort=tokens',
    'sample=yes&sort=name',
    'founding=yes&sort=tokens',
    'licenseType=cannabis_retailer&sort=tokens',
    'limit=100',
  ]
  for (const query of queries) {
    const first = await staff.get(`/api/admin/users?${query}`)
    expect(first.status, query).toBe(200)
    const next = /<([^>]+)>/.exec(first.headers.get('Link') ?? '')?.[1]
    takeUsage()
    await staff.get(next ?? `/api/admin/users?${query}`)
    const { rowsRead, roundTrips } = takeUsage()
    expect(rowsRead, query).toBeLessThanOrEqual(100)
    expect(roundTrips, query).toBeLessThanOrEqual(2)
  }
}, 180_000)

test('names that start like a formula are exported as plain text', async () => {
  const staff = await Staff.signIn()
  const evil = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1']
  const referrer = await join({ firstName: '=cmd|calc', lastName: '@Name' })
  await join({ firstName: '+Plus', lastName: '-Minus, "quoted"', referralCode: referrer.user.referralCode })
  for (const subject of evil) {
    await env.DB.prepare(
      'INSERT INTO contact_messages (name, email, subject, message, created_at) VALUES (?1, ?2, ?1, ?1, 1)',
    )
      .bind(subject, 'a@example.com')
      .run()
  }
  await staff.send('PUT', `/api/admin/users/${referrer.user.id}`, {
    skunkTokens: 1,
    reason: '=HYPERLINK("x")',
  })
  for (const kind of ['members', 'referrals', 'ledger', 'contact']) {
    const answer = await staff.get(`/api/admin/exports/${kind}.csv?q=${kind === 'members' ? 'plus' : ''}`)
    expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
    const bytes = new Uint8Array(await answer.arrayBuffer())
    expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf])
    const cells = new TextDecoder().decode(bytes).split(/,|\r\n/)
    const live = cells.filter((cell) => /^"?[=+@\t\r-]/.test(cell) && !/^-\d+$/.test(cell))
    expect(live, kind).toEqual([])
    expect(
      cells.some((cell) => /^"?'[=+@-]/.test(cell)),
      kind,
    ).toBe(true)
  }
  expect((await staff.get('/api/admin/exports/passwords.csv')).status).toBe(404)
})

test('an export streams every member who passes the filters, over many pages', async () => {
  const staff = await Staff.signIn()
  const total = await env.DB.prepare(
    "SELECT count(*) AS n FROM users WHERE license_status = 'verified'",
  ).first<number>('n')
  const text = await (await staff.get('/api/admin/exports/members.csv?licenseStatus=verified')).text()
  expect(text.trimEnd().split('\r\n')).toHaveLength((total ?? 0) + 1)
  const [someone] = await staff.read<AdminUser[]>('/api/admin/users?q=m42%40scale.example')
  expect(someone?.email).toBe('m42@scale.example')
  const chosen = await (await staff.get(`/api/admin/exports/members.csv?ids=${someone?.id},999999999`)).text()
  expect(chosen.trimEnd().split('\r\n')).toHaveLength(2)
}, 60_000)

test('bulk actions take more members than D1 takes parameters, and name those on whom they failed', async () => {
  const staff = await Staff.signIn()
  const { results } = await env.DB.prepare(
    'SELECT id FROM users WHERE id <= 1000 ORDER BY id LIMIT 250',
  ).all<{ id: number }>()
  const ids = results.map(({ id }) => id)
  const bulk = async (action: string, of: readonly number[], versions?: string[]) => {
    const body = { action, ids: of, reason: 'Clean-up', ...(versions && { versions }) }
    const answer = await staff.post('/api/admin/users/bulk', body)
    expect(answer.status).toBe(200)
    return answer.json<BulkAnswer>()
  }
  expect((await bulk('mark-sample', [...ids, 999_999_999])).failed).toMatchObject([{ id: 999_999_999 }])
  expect((await bulk('end-sessions', ids)).done).toHaveLength(250)
  await env.DB.prepare(
    'INSERT INTO license_checks (user_id, license_type, created_at) SELECT id, license_type, 1 FROM users WHERE id <= 1000 ORDER BY id LIMIT 200',
  ).run()
  const [changed, decided] = ids
  const read = async (id: number | undefined) =>
    (await staff.read<{ user: AdminUser }>(`/api/admin/users/${id}`)).user.updatedAt
  const versions = await Promise.all(ids.map(read))
  // One member changes between the reading and the action, the other does not.
  await env.DB.prepare('UPDATE users SET updated_at = updated_at + 1 WHERE id = ?').bind(changed).run()
  const verified = await bulk('verify', ids, versions)
  expect(verified.done).toHaveLength(199)
  expect(verified.failed).toHaveLength(51)
  expect(verified.failed[0]).toEqual({
    id: changed,
    message: 'This member has changed since the list was read. Look again, then decide.',
  })
  expect((await bulk('verify', [Number(changed)], [await read(changed)])).done).toEqual([changed])
  // A second call with the same versions finds no open check.
  expect((await bulk('verify', [Number(decided)], [versions[1] ?? ''])).failed).toEqual([
    { id: decided, message: 'No license check is waiting.' },
  ])
  const records = await staff.read<AuditEntry[]>('/api/admin/audit?action=check.approve')
  expect(records[0]).toMatchObject({
    before: { licenseStatus: 'pending' },
    after: { licenseStatus: 'verified' },
    note: 'Clean-up',
  })
  const deleted = await bulk('delete', [...ids.slice(0, 120), 999_999_999])
  expect(deleted.done).toEqual(ids.slice(0, 120))
  expect(deleted.failed).toHaveLength(1)
  // A repeated deletion, as after a lost answer, succeeds again.
  expect(await bulk('delete', ids.slice(0, 1))).toEqual({ done: ids.slice(0, 1), failed: [] })
  const tooManyAttempts = await staff.post('/api/admin/users/bulk', {
    action: 'delete',
    ids: Array.from({ length: 501 }, (_, index) => index + 1),
  })
  expect(tooManyAttempts.status).toBe(400)
}, 60_000)
