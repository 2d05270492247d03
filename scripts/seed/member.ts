import { fundingAmounts } from '#shared/registration/funding.ts'
import { consentVersions } from '#shared/registration/consent.ts'
import { dayMs } from '#shared/dates.ts'
import { emailFold, emailKey } from '#shared/accounts/emails.ts'
import { type LicenseId, licenseFamily, officialLicenses } from '#shared/licenses/catalogue.ts'
import { referralCodeOf } from '#shared/referrals/referral-code.ts'
import { predefinedServices } from '#shared/profiles/services.ts'
import { vendorCategories } from '#shared/vendors/categories.ts'
import type { users } from '#worker/db/schema/users.ts'
import { randomFrom } from './random.ts'
import { cities, descriptions, firstNames, lastNames, placeWords, tradeWords, wishes } from './words.ts'

type NewUser = typeof users.$inferInsert

const pick = <T>(random: () => number, list: readonly T[]): T => {
  const found = list[Math.floor(random() * list.length)]
  if (found === undefined) throw new RangeError('nothing to pick from')
  return found
}

/** A code of its own for each number: a multiplication by an odd number repeats none within 40 bits. */
function codeOf(number: number): string {
  const mixed = (BigInt(number + 1) * 0x9e_37_79_b9_7fn) % (1n << 40n)
  return referralCodeOf(Uint8Array.from([32n, 24n, 16n, 8n, 0n], (shift) => Number((mixed >> shift) & 255n)))
}

/**
 * The row of a seeded member, fictional in every part.
 * @param number tells members apart; no two of a store may share it
 * @param joined when the member registered, epoch milliseconds
 */
export function memberOf(number: number, joined: number, passwordHash: string): NewUser {
  const random = randomFrom(number)
  const isVendor = random() < 0.12
  const licenseType: LicenseId = isVendor ? 'vendor_service_provider' : pick(random, officialLicenses)
  const trade = isVendor ? 'serve' : licenseFamily(licenseType)
  const [firstName, lastName] = [pick(random, firstNames), pick(random, lastNames)]
  const companyName = `${pick(random, placeWords)} ${pick(random, tradeWords[trade])}`
  const [city, zipCode, area] = pick(random, cities)
  const email = `${firstName}.${lastName}.${number}@example.com`.toLowerCase()
  const isVerified = !isVendor && random() < 0.4
  const hasProfile = random() < 0.8
  const raises = random() < 0.2
  const services = [pick(random, predefinedServices).id, pick(random, predefinedServices).id]
  return {
    firstName,
    lastName,
    email,
    emailKey: emailKey(email),
    emailFold: emailFold(email),
    passwordHash,
    licenseType,
    licenseNumber: isVerified ? `MN-${String(100_000 + number)}` : null,
    licenseStatus: isVerified ? 'verified' : 'none',
    licenseVerifiedAt: isVerified ? joined + 2 * dayMs : null,
    zipCode,
    city,
    referralCode: codeOf(number),
    companyName: hasProfile ? companyName : null,
    businessDescription: hasProfile ? descriptions[trade] : null,
    website: hasProfile
      ? `https://${companyName.toLowerCase().replaceAll(/[^a-z]+/g, '-')}${number}.example.com`
      : null,
    phoneNumber: `${area}555${String(number % 10_000).padStart(4, '0')}`,
    servicesOffered: hasProfile ? [...new Set(services)] : [],
    lookingFor: hasProfile ? [...wishes[trade]] : [],
    hasSecuredFunding: raises ? false : null,
    lookingToRaise: raises ? true : null,
    fundingAmount: raises ? pick(random, fundingAmounts).value : null,
    attestationConfirmed: true,
    smsConsent: true,
    consentVersion: consentVersions.terms,
    consentedAt: joined,
    accountType: isVendor ? 'vendor' : 'business',
    isBusinessOwner: !isVendor,
    vendorType: isVendor ? pick(random, vendorCategories).value : null,
    claim: isVendor ? 'none' : 'done',
    createdAt: joined,
    updatedAt: joined,
  }
}
