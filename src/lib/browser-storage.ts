/** Access to localStorage and sessionStorage that never throws: blocked or full storage counts as empty. */

type Kind = 'local' | 'session'

const store = (kind: Kind): Storage | undefined => {
  try {
    return kind === 'local' ? globalThis.localStorage : globalThis.sessionStorage
  } catch {
    return undefined
  }
}

export function readStored(key: string, kind: Kind = 'local'): string | null {
  try {
    return store(kind)?.getItem(key) ?? null
  } catch {
    return null
  }
}

/** Removes what is stored under keys that match. */
export function forgetStored(pattern: RegExp): void {
  for (const kind of ['local', 'session'] as const)
    for (const key of Object.keys(store(kind) ?? {})) if (pattern.test(key)) writeStored(key, null, kind)
}

/** Stores a value; null removes it. */
export function writeStored(key: string, value: string | null, kind: Kind = 'local'): void {
  try {
    if (value === null) store(kind)?.removeItem(key)
    else store(kind)?.setItem(key, value)
  } catch {
    // Best effort: the stored value is a convenience.
  }
}
