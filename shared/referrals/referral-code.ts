/** Referral codes: 8 characters of Crockford base32, shown in upper case, matched leniently. */
import { dayMs } from '#shared/dates.ts'

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const referralCodeLength = 8

/** 8 characters of 5 bits each: exactly 5 bytes, so that no byte is wasted and none biases the result. */
export const referralCodeBytes = 5

const lookAlikes: ReadonlyMap<string, string> = new Map([
  ['O', '0'],
  ['I', '1'],
  ['L', '1'],
])

/** A code from `referralCodeBytes` random bytes; throws if there are fewer. */
export function referralCodeOf(random: Uint8Array): string {
  if (random.length < referralCodeBytes) throw new RangeError('a referral code takes 5 random bytes')
  let bits = 0n
  for (const byte of random.subarray(0, referralCodeBytes)) bits = (bits << 8n) | BigInt(byte)
  return Array.from({ length: referralCodeLength }, (_, index) =>
    alphabet.charAt(Number((bits >> BigInt(5 * (referralCodeLength - 1 - index))) & 31n)),
  ).join('')
}

/** What sentences put around a link, and mail programs take into it: `(.../ref/AB12CD34).` */
const around = /^[\p{P}\p{S}]+|[\p{P}\p{S}]+$/gu

/** Text with its percent signs decoded; as it is if they encode nothing. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/**
 * The stored form of a code in any spelling: in any case, with O for 0, with I and L for 1, with spaces and hyphens, with
 * punctuation or zero-width characters around it, or in an invitation link. Undefined if the text cannot be a code; only
 * the server knows whether the code exists.
 */
export function referralCodeFrom(text: string): string | undefined {
  const link = /\/(?:vendor-)?ref\/([^/?#]*)/i.exec(text)
  const plain = decoded(link?.[1] ?? text)
    .normalize('NFKC')
    .replaceAll(/[\s\p{Pd}\p{Cf}]/gu, '')
    .replaceAll(around, '')
  if (!/^[0-9A-Za-z]{8}$/.test(plain)) return undefined
  const code = Array.from(plain.toUpperCase(), (letter) => lookAlikes.get(letter) ?? letter).join('')
  return Array.from(code).every((letter) => alphabet.includes(letter)) ? code : undefined
}

/** The link that a business shares, `{origin}/ref/{code}`. */
export function referralLink(origin: string, code: string): string {
  return `${origin}/ref/${code}`
}

/** The link that a vendor shares, `{origin}/vendor-ref/{code}`. */
export function vendorReferralLink(origin: string, code: string): string {
  return `${origin}/vendor-ref/${code}`
}

/** How long a browser remembers the code of an invitation, in milliseconds. */
export const referralCodeLifetime = 90 * dayMs
