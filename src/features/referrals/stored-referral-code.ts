import { referralCodeFrom, referralCodeLifetime } from '#shared/referrals/referral-code.ts'
import { readStored, writeStored } from '#src/lib/browser-storage.ts'
import { storageKeys } from '#src/lib/storage-keys.ts'

const untilKey = `${storageKeys.referralCode}Until`
const listeners = new Set<() => void>()

/** The code of the latest valid invitation, for 90 days; undefined without one. */
export function storedReferralCode(now: number = Date.now()): string | undefined {
  const code = referralCodeFrom(readStored(storageKeys.referralCode) ?? '')
  const until = Number(readStored(untilKey))
  return code && until > now ? code : undefined
}

export function storeReferralCode(code: string, now: number = Date.now()): void {
  writeStored(storageKeys.referralCode, code)
  writeStored(untilKey, String(now + referralCodeLifetime))
  for (const listener of listeners) listener()
}

/** Removes the code, after a registration or on the visitor's request. */
export function clearReferralCode(): void {
  writeStored(storageKeys.referralCode, null)
  writeStored(untilKey, null)
  for (const listener of listeners) listener()
}

export function onReferralCodeChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
