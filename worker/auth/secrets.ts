import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { Buffer } from 'node:buffer'

/** The hash under which a token is stored; the token itself is never stored. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** A keyed digest of personal data (an e-mail, a phone number, a body); useless without `HASH_KEY`. */
export function keyedDigest(key: string, purpose: string, value: string): string {
  return createHmac('sha256', key).update(`${purpose}\n${value}`).digest('hex')
}

const digestOf = (text: string) => createHash('sha256').update(text).digest()

/** Compares two secrets in constant time. */
export function sameSecret(given: string, expected: string): boolean {
  return timingSafeEqual(digestOf(given), digestOf(expected))
}

/** A new token of 256 random bits, safe in URLs and cookies. */
export function newToken(random: (bytes: number) => Uint8Array, prefix = ''): string {
  return prefix + Buffer.from(random(32)).toString('base64url')
}
