import type { Registration } from '#shared/registration/api.ts'
import { fundingAmounts } from '#shared/registration/funding.ts'
import { dayMs } from '#shared/dates.ts'
import { type LicenseId, licenseFamily, officialLicenses } from '#shared/licenses/catalogue.ts'
import { predefinedServices } from '#shared/profiles/services.ts'
import { vendorCategories } from '#shared/vendors/categories.ts'
import type { NewMember } from '#worker/features/registration/repo.ts'
import { randomFrom } from './random.ts'
import { cities, descriptions, firstNames, lastNames, placeWords, tradeWords, wishes } from './words.ts'

const pick = <T>(random: () => number, list: readonly T[]): T => {
  const found = list[Math.floor(random() * list.length)]
  if (found === undefined) throw new RangeError('nothing to pick from')
  return found
}

/** Bytes of a code of its own for each number: a multiplication by an odd number repeats none within 40 bits. */
function codeBytesOf(number: number): Uint8Array {
  const mixed = (BigInt(number + 1) * 0x9e_37_79_b9_7fn) % (1n << 40n)
  return Uint8Array.from([32n, 24n, 16n, 8n, 0n], (shift) => Number((mixed >> shift) & 255n))
}

/**
 * A seeded member, fictional in every part: what they registered with, and what they have filled in since.
 * @param number tells members apart; no two of a store may share it
 * @param joined when the member registered, epoch milliseconds
 */
export function memberOf(number: number, joined: number, password: string) {
  const random = randomFrom(number)
  const isVendor = random() < 0.12
  const licenseType: LicenseId = isVendor ? 'vendor_service_provider' : pick(random, officialLicenses)
  const trade = isVendor ? 'serve' : licenseFamily(licenseType)
  const [firstName, lastName] = [pick(random, firstNames), pick(random, lastNames)]
  const companyName = `${pick(random, placeWords)} ${pick(random, tradeWords[trade])}`
  const [city, zipCode, area] = pick(random, cities)
  const isVerified = !isVendor && random() < 0.4
  const hasProfile = random() < 0.8
  const raises = random() < 0.2
  const services = [pick(random, predefinedServices).id, pick(random, predefinedServices).id]
  const input: Registration = {
    firstName,
    lastName,
    email: `${firstName}.${lastName}.${number}@example.com`.toLowerCase(),
    password,
    confirmPassword: password,
    phoneNumber: `${area}555${String(number % 10_000).padStart(4, '0')}`,
    licenseType,
    zipCode,
    ...(raises && {
      hasSecuredFunding: false,
      lookingToRaise: true,
      fundingAmount: pick(random, fundingAmounts).value,
    }),
    attestationConfirmed: true,
    licenseProofUrl: '',
    smsConsent: true,
    terms: true,
    ...(isVendor
      ? { accountType: 'vendor', vendorType: pick(random, vendorCategories).value }
      : { accountType: 'business' }),
  }
  const profile: Partial<NewMember> = {
    licenseNumber: isVerified ? `MN-${String(100_000 + number)}` : null,
    licenseStatus: isVerified ? 'verified' : 'none',
    licenseVerifiedAt: isVerified ? joined + 2 * dayMs : null,
    licenseBasis: isVerified ? 'hand' : null,
    city,
    ...(hasProfile && {
      companyName,
      businessDescription: descriptions[trade],
      website: `https://${companyName.toLowerCase().replaceAll(/[^a-z]+/g, '-')}${number}.example.com`,
      servicesOffered: [...new Set(services)],
      lookingFor: [...wishes[trade]],
    }),
  }
  return { input, profile, codeBytes: codeBytesOf(number) }
}
