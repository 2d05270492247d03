import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Staff } from './support/staff.ts'
import { join, type Member, registrationOf, vendorRegistrationOf, Visitor } from './support/client.ts'

const steps = fc.array(
  fc.record({
    step: fc.constantFrom(
      'business',
      'business',
      'business',
      'vendor',
      'delete',
      'fraud',
      'leave',
      'tokens',
      'release',
      'sample',
      'unsample',
      'collect',
      'refuse',
      'approve',
      'bug',
      'reject',
      'claim',
    ),
    of: fc.nat({ max: 50 }),
    by: fc.nat({ max: 50 }),
    amount: fc.nat({ max: 12 }),
    atOnce: fc.integer({ min: 1, max: 3 }),
  }),
  { minLength: 12, maxLength: 18 },
)
type Step = ReturnType<typeof steps.generate>['value'][number]

let staff: Staff
let members: Member[] = []
let serial = 0

const one = (index: number) => members[index % Math.max(1, members.length)]

async function enter(isVendor: boolean, referrer: Member | undefined): Promise<void> {
  const visitor = new Visitor()
  const given = referrer ? { referralCode: referrer.user.referralCode } : {}
  const body = isVendor ? vendorRegistrationOf(given) : registrationOf(given)
  const answer = await visitor.post('/api/register', body)
  // The referrer may have been deleted meanwhile; the code is then unknown and the registration refused.
  if (answer.status !== 201) return expect(answer.status).toBe(400)
  const { user } = await answer.json<{ user: Member['user'] }>()
  members.push(Object.assign(visitor, { user, password: body.password }))
}

async function act({ step, of, by, amount }: Step): Promise<void> {
  if (step === 'business' || step === 'vendor')
    return enter(step === 'vendor', amount > 3 ? one(by) : undefined)
  const member = one(of)
  if (!member) return
  const { id } = member.user
  const path = `/api/admin/users/${id}`
  const decide = async (inbox: string, where: string, body: object) => {
    const row = await env.DB.prepare(where).bind(id).first<{ id: number }>()
    if (row) await staff.post(`/api/admin/${inbox}/${row.id}`, body)
  }
  const openCheck = "SELECT id FROM license_checks WHERE user_id = ? AND status = 'pending'"
  switch (step) {
    case 'delete':
    case 'fraud':
      await staff.send('DELETE', path, { reason: 'Test', isFraud: step === 'fraud' })
      break
    case 'leave':
      await member.send('DELETE', `/api/users/${id}`, { password: member.password, passTeamOn: true })
      break
    case 'tokens':
      await staff.send('PUT', path, { skunkTokens: amount, reason: 'Test' })
      break
    case 'release':
      await staff.send('DELETE', `${path}/founding-number`, { reason: 'Test' })
      break
    case 'sample':
    case 'unsample':
      await staff.post('/api/admin/users/bulk', {
        action: step === 'sample' ? 'mark-sample' : 'unmark-sample',
        ids: [id],
      })
      break
    case 'collect':
      await member.post(`/api/users/${id}/achievements/early-adopter/collect`)
      break
    case 'refuse':
    case 'approve':
      await member.send('PUT', `/api/users/${id}/profile`, {
        firstName: 'A',
        lastName: 'B',
        email: member.user.email,
        licenseType: member.user.licenseType,
        zipCode: '55401',
        licenseNumber: `L-${id}-${amount}`,
      })
      await decide('verifications', openCheck, { decision: step, note: 'Test' })
      break
    case 'bug':
      serial += 1
      await member.post('/api/chat', {
        message: `The page number ${serial} crashes when I press the button again and again`,
        conversationHistory: [],
      })
      break
    case 'reject':
      await decide('bug-reports', "SELECT id FROM bug_reports WHERE user_id = ? AND status = 'open'", {
        decision: 'reject',
        note: 'Test',
      })
      break
    case 'claim':
      await member.post(`/api/users/${id}/rewards/priority-placement/claim`)
      break
  }
}

const rowsOf = async (sql: string) => (await env.DB.prepare(sql).all()).results
const numberOf = async (sql: string) => (await env.DB.prepare(sql).first<{ n: number }>())?.n ?? 0

async function checkAll(): Promise<void> {
  await new Visitor().get('/api/health')
  expect(
    await rowsOf(
      `SELECT u.id, u.skunk_tokens, (SELECT coalesce(sum(amount), 0) FROM token_entries e WHERE e.user_id = u.id) AS said
       FROM users u WHERE said <> skunk_tokens OR skunk_tokens < 0`,
    ),
    'every balance is the sum of its ledger',
  ).toEqual([])
  expect(
    await rowsOf(
      `SELECT id FROM users WHERE (founding_number IS NULL) <> (is_founding_member = 0)
       OR (founding_number IS NOT NULL AND (account_type = 'vendor' OR is_sample_data = 1 OR founding_number NOT BETWEEN 1 AND 50))`,
    ),
    'founding numbers are of licensees alone, and the flag follows them',
  ).toEqual([])
  expect(
    await rowsOf(
      `SELECT id, client_referrals, (SELECT count(*) FROM vendor_client_referrals c WHERE c.vendor_id = users.id AND c.is_verified = 1) AS clients
       FROM users WHERE account_type = 'vendor' AND (clients <> client_referrals OR has_full_platform_access <> (clients >= 5))`,
    ),
    'a vendor has as many clients as were credited, and access with five',
  ).toEqual([])
  const state = await env.DB.prepare('SELECT * FROM network WHERE id = 1').first<Record<string, number>>()
  expect(state).toMatchObject({
    licensees: await numberOf(
      "SELECT count(*) AS n FROM users WHERE account_type = 'business' AND is_sample_data = 0",
    ),
    founding_taken: await numberOf('SELECT count(*) AS n FROM users WHERE founding_number IS NOT NULL'),
    total_users: await numberOf('SELECT count(*) AS n FROM users'),
  })
  const status = await env.EARLY_ACCESS.getByName('network').status()
  expect(status.foundingTaken, 'the object and the database agree').toBe(state?.['founding_taken'])
  expect(await numberOf("SELECT count(*) AS n FROM users WHERE claim = 'pending'")).toBe(0)
  expect(await numberOf('SELECT count(*) AS n FROM pending_releases')).toBe(0)
  expect(
    await rowsOf('SELECT b.id FROM businesses b LEFT JOIN users u ON u.id = b.owner_id WHERE u.id IS NULL'),
  ).toEqual([])
}

test(
  'whatever members and staff do, alone and at once, ledger, numbers and counts stay true',
  { timeout: 240_000 },
  async () => {
    staff = await Staff.signIn()
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        for (const step of sequence) {
          await Promise.all(
            Array.from({ length: step.atOnce }, (_, index) =>
              act({ ...step, of: step.of + (step.amount % 2) * index }),
            ),
          )
        }
        await checkAll()
        const taken = new Set(
          (await rowsOf('SELECT founding_number AS n FROM users WHERE founding_number IS NOT NULL')).map(
            ({ n }) => n,
          ),
        )
        const next = await join()
        members.push(next)
        const lowest =
          Array.from({ length: 50 }, (_, index) => index + 1).find((place) => !taken.has(place)) ?? null
        expect(next.user.foundingNumber).toBe(lowest)
      }),
      { numRuns: 3, endOnFailure: true },
    )
  },
)
