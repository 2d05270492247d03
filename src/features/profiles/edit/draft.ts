import { readStored, writeStored } from '#src/lib/browser-storage.ts'
import type { EditValues } from './form-values.ts'
import { storageKeys } from '#src/lib/storage-keys.ts'

type Changes = Partial<EditValues>

const text = (value: unknown) => JSON.stringify(value ?? null)

/** The fields that differ from the saved profile. */
export function changesOf(saved: EditValues, typed: EditValues): Changes {
  const changed = Object.entries(typed).filter(
    ([field, value]) => text(value) !== text(saved[field as keyof EditValues]),
  )
  return Object.fromEntries(changed)
}

const isAnswer = (value: unknown) => value === null || typeof value === 'boolean'
const isList = (value: unknown): value is unknown[] => Array.isArray(value)

function hasSameShape(value: unknown, saved: unknown): boolean {
  if (isList(saved)) return isList(value) && value.every((entry) => typeof entry === 'string')
  if (typeof saved === 'string') return typeof value === 'string'
  return isAnswer(value)
}

/** The member's changes from a stored draft; drops another member's draft and values that do not fit the form. */
export function changesIn(draft: string | null, userId: number, saved: EditValues): Changes {
  try {
    const stored: unknown = JSON.parse(draft ?? 'null')
    if (typeof stored !== 'object' || stored === null || !('userId' in stored) || !('changes' in stored))
      return {}
    if (stored.userId !== userId || typeof stored.changes !== 'object' || stored.changes === null) return {}
    const entries = Object.entries(stored.changes).filter(
      ([field, value]) =>
        Object.hasOwn(saved, field) && hasSameShape(value, saved[field as keyof EditValues]),
    )
    return Object.fromEntries(entries)
  } catch {
    return {}
  }
}

/** Stores the typed values in this tab, so that they survive a reload or the end of the session. */
export function saveDraft(userId: number, changes: Changes): void {
  const stored = Object.keys(changes).length > 0 ? JSON.stringify({ userId, changes }) : null
  writeStored(storageKeys.profileDraft, stored, 'session')
}

export const readDraft = (userId: number, saved: EditValues): Changes =>
  changesIn(readStored(storageKeys.profileDraft, 'session'), userId, saved)

export const clearDraft = (): void => writeStored(storageKeys.profileDraft, null, 'session')
