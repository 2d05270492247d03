import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from '#src/lib/browser-storage.ts'
import { storageKeys } from '#src/lib/storage-keys.ts'

const listeners = new Set<() => void>()

/** The token that the browser keeps (001 §6 `adminToken`); null when there is none. */
export const adminToken = (): string | null => readStored(storageKeys.adminToken)

/** Keeps a new token, or with null forgets it: after a failure, at sign-out (001 §4). */
export function keepAdminToken(token: string | null): void {
  writeStored(storageKeys.adminToken, token)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  globalThis.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    globalThis.removeEventListener('storage', listener)
  }
}

/** Follows sign-ins and sign-outs here and in other tabs. */
export const useAdminToken = (): string | null => useSyncExternalStore(subscribe, adminToken, () => null)
