import { useEffect, useRef } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import type { Conflict } from './conflicts.ts'

export type ConflictNoticeProps = {
  conflicts: readonly Conflict[]
  onKeep: () => void
  onDiscard: () => void
  saving: boolean
}

/**
 * Shown when the profile was saved elsewhere meanwhile: lists the differing fields, of which the typed values win.
 * Nothing typed is lost.
 */
export function ConflictNotice({ conflicts, onKeep, onDiscard, saving }: ConflictNoticeProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1} className="mb-6 rounded-md">
      <Notice
        tone="amber"
        live
        title="This profile was changed somewhere else since you opened it"
        action={
          <>
            <Button size="sm" loading={saving} onClick={onKeep}>
              Save mine
            </Button>
            <Button size="sm" variant="secondary" onClick={onDiscard}>
              Discard mine
            </Button>
          </>
        }
      >
        {conflicts.length === 0
          ? 'None of it touches what you changed. Your changes are still here.'
          : 'Your changes are still here. These were changed in both places:'}
        {conflicts.length > 0 && (
          <ul className="mt-2 list-disc pl-5">
            {conflicts.map(({ field, label, saved }) => (
              <li key={field} className="wrap-anywhere">
                <strong>{label}</strong>, saved now: {saved}
              </li>
            ))}
          </ul>
        )}
      </Notice>
    </div>
  )
}
