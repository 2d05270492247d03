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

/** Blocks for about 110 ms; requests call `hashPassword`, which queues. `salt` has `saltBytes` random bytes. */
export function hashNow(password: string, salt: Uint8Array): string {
  const bytes = Buffer.from(salt)
  return encodeHash(bytes, scryptSync(password, bytes, keyBytes, { ...scryptCost, maxmem }))
}
