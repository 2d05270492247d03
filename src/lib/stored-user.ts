import type { AccountType } from '#shared/tokens/tokens.ts'
import { readStored, writeStored } from './browser-storage.ts'
import { storageKeys, currentUserEvent } from './storage-keys.ts'
import { fromWindow } from './store.ts'

/** The user that the browser shows as signed in: a display cache, never proof of a session. */
export type StoredUser = {
  id: number
  firstName: string
  lastName: string
  email: string
  licenseType: string
  accountType: AccountType
  skunkTokens: number
}

/**
 * Picks the display fields from a stored or received value; null if it is not a user. Checked by hand, because a
 * schema library would add 2 kB to every first visit.
 */
function displayFields(value: unknown): StoredUser | null {
  if (typeof value !== 'object' || value === null) return null
  const { id, firstName, lastName, email, licenseType, accountType, skunkTokens } = value as Record<
    string,
    unknown
  >
  if (typeof id !== 'number' || typeof firstName !== 'string' || typeof lastName !== 'string') return null
  return {
    id,
    firstName,
    lastName,
    email: typeof email === 'string' ? email : '',
    licenseType: typeof licenseType === 'string' ? licenseType : 'other',
    accountType: accountType === 'vendor' ? 'vendor' : 'business',
    skunkTokens: typeof skunkTokens === 'number' ? skunkTokens : 0,
  }
}

// A store needs the same object for the same text.
let cached: { text: string | null; user: StoredUser | null } = { text: null, user: null }

function parse(text: string | null): StoredUser | null {
  if (!text) return null
  try {
    return displayFields(JSON.parse(text))
  } catch {
    return null
  }
}

export function currentUser(): StoredUser | null {
  const text = readStored(storageKeys.currentUser)
  if (text !== cached.text) cached = { text, user: parse(text) }
  return cached.user
}

/** Stores the display fields and notifies this tab; other tabs get a storage event. */
export function storeUser(user: StoredUser): void {
  const text = JSON.stringify(displayFields(user))
  if (readStored(storageKeys.currentUser) === text) return
  writeStored(storageKeys.currentUser, text)
  window.dispatchEvent(new Event(currentUserEvent))
}

export function clearStoredUser(): void {
  if (readStored(storageKeys.currentUser) === null) return
  writeStored(storageKeys.currentUser, null)
  window.dispatchEvent(new Event(currentUserEvent))
}

/** Changes in this tab (the event) and in another (the storage event). */
export const storedUser = fromWindow(currentUser, currentUserEvent, 'storage')
