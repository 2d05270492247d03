import { referralCodeFrom, referralCodeLifetime } from '#shared/referrals/referral-code.ts'
import { readStored, writeStored } from '#src/lib/browser-storage.ts'
import { storageKeys } from '#src/lib/storage-keys.ts'
import { fromWindow } from '#src/lib/store.ts'

const untilKey = `${storageKeys.referralCode}Until`
const codeEvent = 'referralCodeUpdated'

/** The code of the latest valid invitation, for 90 days; undefined without one. */
function storedReferralCode(now: number = Date.now()): string | undefined {
  const code = referralCodeFrom(readStored(storageKeys.referralCode) ?? '')
  const until = Number(readStored(untilKey))
  return code && until > now ? code : undefined
}

export function storeReferralCode(code: string, now: number = Date.now()): void {
  writeStored(storageKeys.referralCode, code)
  writeStored(untilKey, String(now + referralCodeLifetime))
  window.dispatchEvent(new Event(codeEvent))
}

/** Removes the code, after a registration or on the visitor's request. */
export function clearReferralCode(): void {
  writeStored(storageKeys.referralCode, null)
  writeStored(untilKey, null)
  window.dispatchEvent(new Event(codeEvent))
}

export const storedCode = fromWindow(() => storedReferralCode(), codeEvent)
