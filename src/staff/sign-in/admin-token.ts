import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from '#src/lib/browser-storage.ts'
import { storageKeys } from '#src/lib/storage-keys.ts'

const listeners = new Set<() => void>()

/** The token that the browser stores; null when there is none. */
export const adminToken = (): string | null => readStored(storageKeys.adminToken)

/** Stores a new token; null removes it, after a failure or at sign-out. */
export function storeAdminToken(token: string | null): void {
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

/** The stored token, updated by sign-ins and sign-outs in this tab and in others. */
export const useAdminToken = (): string | null => useSyncExternalStore(subscribe, adminToken, () => null)
