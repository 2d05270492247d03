import * as v from 'valibot'
import { currentUserEvent, storageKeys } from '#shared/limits.ts'
import { readStored, writeStored } from './browser-storage.ts'

const storedUser = v.object({
  id: v.number(),
  firstName: v.string(),
  lastName: v.string(),
  email: v.optional(v.string(), ''),
  licenseType: v.optional(v.string(), 'other'),
  accountType: v.optional(v.picklist(['business', 'vendor']), 'business'),
  skunkTokens: v.optional(v.number(), 0),
})

/** Who the browser shows as signed in: a display cache, never proof of anything (design §3 'Identity'). */
export type StoredUser = v.InferOutput<typeof storedUser>

// The same text gives the same object, as useSyncExternalStore needs it.
let known: { text: string | null; user: StoredUser | null } = { text: null, user: null }

function parse(text: string | null): StoredUser | null {
  if (!text) return null
  try {
    const result = v.safeParse(storedUser, JSON.parse(text))
    return result.success ? result.output : null
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
  const text = JSON.stringify(v.parse(storedUser, user))
  if (readStored(storageKeys.currentUser) === text) return
  writeStored(storageKeys.currentUser, text)
  window.dispatchEvent(new Event(currentUserEvent))
}

export function forgetUser(): void {
  if (readStored(storageKeys.currentUser) === null) return
  writeStored(storageKeys.currentUser, null)
  window.dispatchEvent(new Event(currentUserEvent))
}

/** Calls back on a change in this tab (the event) and in another (the storage event). */
export function onUserChange(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === storageKeys.currentUser) listener()
  }
  window.addEventListener(currentUserEvent, listener)
  window.addEventListener('storage', onStorage)
  return () => {
    window.removeEventListener(currentUserEvent, listener)
    window.removeEventListener('storage', onStorage)
  }
}
