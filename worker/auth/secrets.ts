import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { Buffer } from 'node:buffer'

/** The name under which a token is stored; the token itself is never kept. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** A keyed digest of something personal (an e-mail, a phone, a sent body); useless without `HASH_KEY`. */
export function keyedDigest(key: string, purpose: string, value: string): string {
  return createHmac('sha256', key).update(`${purpose}\n${value}`).digest('hex')
}

const digestOf = (text: string) => createHash('sha256').update(text).digest()

/** Compares in a time that tells nothing of the place or the length of a difference. */
export function sameSecret(given: string, expected: string): boolean {
  return timingSafeEqual(digestOf(given), digestOf(expected))
}

/** A new token of 256 random bits, safe in a URL and in a cookie. */
export function newToken(random: (bytes: number) => Uint8Array, prefix = ''): string {
  return prefix + Buffer.from(random(32)).toString('base64url')
}
