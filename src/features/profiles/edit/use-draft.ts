import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { OwnUser } from '#shared/profiles/member-views.ts'
import { changesOf, saveDraft, readDraft } from './draft.ts'
import { type EditValues, valuesOf } from './form-values.ts'

/** Restores values typed before the session ended or the page reloaded, and stores new ones. */
export function useDraft(base: OwnUser, form: UseFormReturn<EditValues, unknown, EditValues>): void {
  useEffect(() => {
    const stored = Object.entries(readDraft(base.id, valuesOf(base)))
    for (const [field, value] of stored)
      form.setValue(field as keyof EditValues, value, { shouldDirty: true })
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => saveDraft(base.id, changesOf(valuesOf(base), values)),
    })
  }, [base, form])
}
