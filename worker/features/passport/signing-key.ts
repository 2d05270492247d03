import { Buffer } from 'node:buffer'
import { calculateJwkThumbprint } from 'jose/jwk/thumbprint'

/** A key as it is stored. */
export type SealedKey = { id: string; publicKey: JsonWebKey; sealedPrivateKey: string }

const ecdsa = { name: 'ECDSA', namedCurve: 'P-256' } as const
const utf8 = new TextEncoder()
const ivBytes = 12

/** The key that seals the private ones, derived from the secret `HASH_KEY`; a database without it signs nothing. */
async function sealingKey(secret: string): Promise<CryptoKey> {
  const base = await crypto.subtle.importKey('raw', utf8.encode(secret), 'HKDF', false, ['deriveKey'])
  return crypto.subtle.deriveKey(
    {
      name: 'HKDF',
      hash: 'SHA-256',
      salt: new Uint8Array(),
      info: utf8.encode('license passport signing keys'),
    },
    base,
    { name: 'AES-GCM', length: 256 },
    false,
    ['wrapKey', 'unwrapKey'],
  )
}

/** A key is bound to its id, so that no row can carry the private key of another one. */
const sealing = (id: string, iv: Uint8Array) => ({ name: 'AES-GCM', iv, additionalData: utf8.encode(id) })

/** A new key pair for ES256, its private key sealed. */
export async function newSealedKey(
  secret: string,
  random: (bytes: number) => Uint8Array,
): Promise<SealedKey> {
  const pair = (await crypto.subtle.generateKey(ecdsa, true, ['sign', 'verify'])) as CryptoKeyPair
  const { kty, crv, x, y } = (await crypto.subtle.exportKey('jwk', pair.publicKey)) as Required<JsonWebKey>
  const id = await calculateJwkThumbprint({ kty, crv, x, y })
  const iv = random(ivBytes)
  const sealed = await crypto.subtle.wrapKey(
    'pkcs8',
    pair.privateKey,
    await sealingKey(secret),
    sealing(id, iv),
  )
  return {
    id,
    publicKey: { kty, crv, x, y },
    sealedPrivateKey: Buffer.concat([iv, new Uint8Array(sealed as ArrayBuffer)]).toString('base64'),
  }
}

/** The private key, for signing only. Rejects if the row was changed, or sealed with another secret. */
export async function openSealedKey(
  secret: string,
  { id, sealedPrivateKey }: Pick<SealedKey, 'id' | 'sealedPrivateKey'>,
): Promise<CryptoKey> {
  const bytes = new Uint8Array(Buffer.from(sealedPrivateKey, 'base64'))
  const [iv, sealed] = [bytes.slice(0, ivBytes), bytes.slice(ivBytes)]
  return crypto.subtle.unwrapKey('pkcs8', sealed, await sealingKey(secret), sealing(id, iv), ecdsa, false, [
    'sign',
  ])
}
