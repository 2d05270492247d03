import { Buffer } from 'node:buffer'
import { scryptSync } from 'node:crypto'
import { scryptCost } from './password-cost.ts'

export const saltBytes = 16
export const keyBytes = 32
/** scrypt needs 128·N·r bytes, which is just above node's default limit. */
export const maxmem = 64 * 1024 * 1024

/** A hash as it is stored, with its parameters. */
export const encodeHash = (salt: Buffer, key: Buffer) =>
  `scrypt$${scryptCost.N}$${scryptCost.r}$${scryptCost.p}$${salt.toString('base64')}$${key.toString('base64')}`

/**
 * The forms of a typed password to try, the one that is hashed first. Keyboards write é as one character or as two, so a
 * password is hashed in one form (NFKC, as NIST SP 800-63B advises). Hashes of earlier times are of the form as typed.
 */
export function passwordForms(password: string): readonly [string, ...string[]] {
  const normalized = password.normalize('NFKC')
  return normalized === password ? [password] : [normalized, password]
}

/** Blocks for about 110 ms; requests call `hashPassword`, which queues. `salt` has `saltBytes` random bytes. */
export function hashNow(password: string, salt: Uint8Array): string {
  const bytes = Buffer.from(salt)
  const [normalized] = passwordForms(password)
  return encodeHash(bytes, scryptSync(normalized, bytes, keyBytes, { ...scryptCost, maxmem }))
}
