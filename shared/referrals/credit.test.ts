import fc from 'fast-check'
import { expect, test } from 'vitest'
import { accountTypes } from '#shared/tokens/tokens.ts'
import { vendorTierOf } from '#shared/vendors/tiers.ts'
import { credit, creditFor } from './credit.ts'

const person = {
  emailFold: fc.constantFrom('a@example.com', 'b@example.com'),
  phoneNumber: fc.constantFrom('6125550001', '6125550002'),
}
const referral = fc.record({
  referrer: fc.record({
    ...person,
    accountType: fc.constantFrom(...accountTypes),
    clientReferrals: fc.nat({ max: 25 }),
  }),
  referred: fc.record({ ...person, isFormerMember: fc.boolean() }),
})

test('a referral pays 1 to a business and 3 to a vendor, and registering pays 1', () => {
  expect(credit).toMatchObject({ welcome: 1, referral: { business: 1, vendor: 3 } })
})

test('the fifth client opens full access to a vendor, the tenth makes a Gold Partner', () => {
  const after = (clientReferrals: number) =>
    creditFor({
      referrer: { emailFold: 'a@x', phoneNumber: '1', accountType: 'vendor', clientReferrals },
      referred: { emailFold: 'b@x', phoneNumber: '2', isFormerMember: false },
    })
  expect(after(3)).toMatchObject({ clientReferrals: 4, hasFullAccess: false, isGold: false })
  expect(after(4)).toMatchObject({ clientReferrals: 5, hasFullAccess: true, isGold: false })
  expect(after(8)).toMatchObject({ clientReferrals: 9, hasFullAccess: true, isGold: false })
  expect(after(9)).toMatchObject({ clientReferrals: 10, hasFullAccess: true, isGold: true })
})

test('self-referrals and former members earn nothing; everyone else does', () => {
  fc.assert(
    fc.property(referral, ({ referrer, referred }) => {
      const given = creditFor({ referrer, referred })
      const isSame =
        referrer.emailFold === referred.emailFold || referrer.phoneNumber === referred.phoneNumber
      expect(given.isCredited).toBe(!isSame && !referred.isFormerMember)
      expect(given.amount > 0).toBe(given.isCredited)
      if (!given.isCredited) expect(given.reason).toBe(isSame ? 'self_referral' : 'former_member')
    }),
  )
})

test('only vendors have clients, and clients unlock what the tiers say', () => {
  fc.assert(
    fc.property(referral, ({ referrer, referred }) => {
      const given = creditFor({ referrer, referred })
      if (!given.isCredited) return
      const clients = referrer.accountType === 'vendor' ? referrer.clientReferrals + 1 : 0
      expect(given.clientReferrals).toBe(clients)
      expect(given.hasFullAccess).toBe(vendorTierOf(clients).id !== 'new')
      expect(given.isGold).toBe(['gold', 'elite'].includes(vendorTierOf(clients).id))
    }),
  )
})
