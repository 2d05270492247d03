import { readStored, writeStored } from '#src/lib/browser-storage.ts'
import { storageKeys } from '#src/lib/storage-keys.ts'
import { fromWindow, useStore } from '#src/lib/store.ts'

const tokenEvent = 'adminTokenUpdated'

/** The token that the browser stores; null when there is none. */
export const adminToken = (): string | null => readStored(storageKeys.adminToken)

/** Stores a new token; null removes it, after a failure or at sign-out. */
export function storeAdminToken(token: string | null): void {
  writeStored(storageKeys.adminToken, token)
  window.dispatchEvent(new Event(tokenEvent))
}

const storedToken = fromWindow(adminToken, tokenEvent, 'storage')

/** The stored token, updated by sign-ins and sign-outs in this tab and in others. */
export const useAdminToken = (): string | null => useStore(storedToken, null)
