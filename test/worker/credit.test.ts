import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AdminMember, AdminReferral, AdminTokenEntry } from '#shared/staff/members-api.ts'
import { emailFold } from '#shared/accounts/emails.ts'
import { credit, creditFor, type ReferralCase } from '#shared/referrals/credit.ts'
import { accountTypes } from '#shared/tokens/tokens.ts'
import { Staff } from '#test/worker/support/staff.ts'
import { join, type Member, own } from './support/client.ts'

const runs = Number(env.MODEL_RUNS || 5)

/** How the next account relates to its referrer. */
const joiners = fc.array(
  fc.record({
    isVendor: fc.boolean(),
    emailOf: fc.constantFrom('nobody', 'nobody', 'nobody', 'referrer', 'former'),
    phoneOf: fc.constantFrom('nobody', 'nobody', 'nobody', 'referrer', 'former'),
  }),
  { minLength: 2, maxLength: 8 },
)

let serial = 0

async function leaver(): Promise<Member> {
  const member = await join()
  const left = await member.send('DELETE', `/api/users/${member.user.id}`, { password: member.password })
  expect(left.status).toBe(204)
  return member
}

/** Places of featured listings begin here. */
const inFront = 3_000_000_000_000
const placeOf = (id: number) =>
  env.DB.prepare('SELECT place FROM directory_places WHERE user_id = ?').bind(id).first<number>('place')

/** What the database recorded for a registration. */
async function written(staff: Staff, referrer: Member, referred: Member) {
  const { id } = referrer.user
  const { user } = await staff.read<AdminMember>(`/api/admin/users/${id}`)
  const referrals = await staff.read<AdminReferral[]>(`/api/admin/users/${id}/referrals`)
  const entries = await staff.read<AdminTokenEntry[]>(`/api/admin/users/${id}/tokens`)
  const row = referrals.find(({ member }) => member?.id === referred.user.id)
  return {
    row: row && { status: row.status, reason: row.reason, amount: row.amount },
    newest: entries[0] && { amount: entries[0].amount, source: entries[0].source },
    tokens: user.skunkTokens,
    clientReferrals: user.clientReferrals,
    hasFullAccess: user.hasFullPlatformAccess,
    isGold: ((await placeOf(id)) ?? 0) >= inFront,
  }
}

/** Registers one account through a link and compares the result with the rule. */
async function refer(
  staff: Staff,
  referrer: Member,
  joiner: { isVendor: boolean; emailOf: string; phoneOf: string },
) {
  const before = await own(referrer)
  const former = [joiner.emailOf, joiner.phoneOf].includes('former') ? await leaver() : null
  serial += 1
  const [name, domain] = referrer.user.email.split('@')
  const given = {
    ...(joiner.emailOf === 'referrer' && { email: `${name}+${serial}@${domain}` }),
    ...(joiner.emailOf === 'former' && former && { email: former.user.email }),
    ...(joiner.phoneOf === 'referrer' && { phoneNumber: before.phoneNumber }),
    ...(joiner.phoneOf === 'former' && former && { phoneNumber: former.user.phoneNumber }),
    ...(joiner.isVendor && { accountType: 'vendor' }),
  }
  const referred = await join({ ...given, referralCode: referrer.user.referralCode })
  expect(referred.user.skunkTokens).toBe(credit.welcome)
  const judged: ReferralCase = {
    referrer: { ...before, emailFold: emailFold(before.email) },
    referred: {
      emailFold: emailFold(referred.user.email),
      phoneNumber: referred.user.phoneNumber,
      isFormerMember: former !== null,
    },
  }
  const expected = creditFor(judged)
  const found = await written(staff, referrer, referred)
  expect(found.row).toEqual({
    status: expected.isCredited ? 'credited' : 'not_credited',
    reason: expected.isCredited ? null : expected.reason,
    amount: expected.amount,
  })
  expect(found.tokens).toBe(before.skunkTokens + expected.amount)
  if (expected.isCredited)
    expect(found).toMatchObject({
      newest: { amount: expected.amount, source: expected.source },
      clientReferrals: expected.clientReferrals,
      hasFullAccess: expected.hasFullAccess,
      isGold: expected.isGold,
    })
  else expect(found.clientReferrals).toBe(before.clientReferrals)
}

test('a registration credits exactly what creditFor says, whoever refers whom', async () => {
  const staff = await Staff.signIn()
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...accountTypes), joiners, async (accountType, sequence) => {
      const referrer = await join({ accountType })
      for (const joiner of sequence) await refer(staff, referrer, joiner)
    }),
    { numRuns: runs, endOnFailure: true },
  )
}, 240_000)

test('a vendor is credited as creditFor says, client by client, past full access and Gold', async () => {
  const staff = await Staff.signIn()
  const vendor = await join({ accountType: 'vendor' })
  for (let clients = 0; clients <= credit.clientsForGold; clients += 1)
    await refer(staff, vendor, { isVendor: false, emailOf: 'nobody', phoneOf: 'nobody' })
  expect((await own(vendor)).clientReferrals).toBe(credit.clientsForGold + 1)
}, 60_000)
