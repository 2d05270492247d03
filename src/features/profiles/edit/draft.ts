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

function fits(value: unknown, saved: unknown): boolean {
  if (isList(saved)) return isList(value) && value.every((entry) => typeof entry === 'string')
  if (typeof saved === 'string') return typeof value === 'string'
  return isAnswer(value)
}

/** The member's changes from a stored draft; drops another member's draft and values that do not fit the form. */
export function changesIn(draft: string | null, userId: number, saved: EditValues): Changes {
  try {
    const kept: unknown = JSON.parse(draft ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('userId' in kept) || !('changes' in kept)) return {}
    if (kept.userId !== userId || typeof kept.changes !== 'object' || kept.changes === null) return {}
    const entries = Object.entries(kept.changes).filter(
      ([field, value]) => Object.hasOwn(saved, field) && fits(value, saved[field as keyof EditValues]),
    )
    return Object.fromEntries(entries)
  } catch {
    return {}
  }
}

/** Stores the typed values in this tab, so that they survive a reload or the end of the session. */
export function keepDraft(userId: number, changes: Changes): void {
  const kept = Object.keys(changes).length > 0 ? JSON.stringify({ userId, changes }) : null
  writeStored(storageKeys.profileDraft, kept, 'session')
}

export const readDraft = (userId: number, saved: EditValues): Changes =>
  changesIn(readStored(storageKeys.profileDraft, 'session'), userId, saved)

export const dropDraft = (): void => writeStored(storageKeys.profileDraft, null, 'session')
