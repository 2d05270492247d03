import type { AccountType } from '#shared/tokens/tokens.ts'
import { readStored, writeStored } from './browser-storage.ts'
import { storageKeys, currentUserEvent } from './storage-keys.ts'
import { fromWindow } from './store.ts'

/** Who the browser shows as signed in: a display cache, never proof of anything (design §3 'Identity'). */
export type StoredUser = {
  id: number
  firstName: string
  lastName: string
  email: string
  licenseType: string
  accountType: AccountType
  skunkTokens: number
}

/** The display fields of what was stored or answered; null when it speaks of nobody. By hand: a schema's library would be 2 kB of every first visit. */
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

// The same text gives the same object, as a store needs it.
let known: { text: string | null; user: StoredUser | null } = { text: null, user: null }

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
  if (text !== known.text) known = { text, user: parse(text) }
  return known.user
}

/** Keeps the display fields and tells the page, which hears it in every tab. */
export function rememberUser(user: StoredUser): void {
  const text = JSON.stringify(displayFields(user))
  if (readStored(storageKeys.currentUser) === text) return
  writeStored(storageKeys.currentUser, text)
  window.dispatchEvent(new Event(currentUserEvent))
}

export function forgetUser(): void {
  if (readStored(storageKeys.currentUser) === null) return
  writeStored(storageKeys.currentUser, null)
  window.dispatchEvent(new Event(currentUserEvent))
}

/** Changes in this tab (the event) and in another (the storage event). */
export const storedUser = fromWindow(currentUser, currentUserEvent, 'storage')
