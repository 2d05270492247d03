import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useNavigate } from 'react-router'
import * as accountsApi from '#shared/accounts/api.ts'
import { type ProfileAnswer, profileChanged } from '#shared/profiles/api.ts'
import type { OwnUser } from '#shared/profiles/member-views.ts'
import { isOwn, memberQuery } from '#src/features/profiles/queries.ts'
import { ApiError, isConnectionError, errorMessage } from '#src/lib/api.ts'
import { call } from '#src/lib/call.ts'
import { paths } from '#src/paths.ts'
import { toast } from '#src/lib/toast-store.ts'
import { clearDraft } from './draft.ts'
import type { Conflict } from './conflicts.ts'
import { changesEmail, type EditValues, valuesOf } from './form-values.ts'
import { useDraft } from './use-draft.ts'
import { useSaveProfile } from './use-save-profile.ts'

const messages = {
  saved: 'Profile updated',
  failed: { title: 'Error', description: 'Failed to update profile' },
  offline: 'We could not reach the server. What you typed is still here; try again in a moment.',
  password: 'Please enter your password',
} as const

type Form = UseFormReturn<EditValues, unknown, EditValues>

/** Connects the form to the server: versions, conflicts, a changed e-mail, and messages. */
export function useEdit(user: OwnUser, form: Form) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const saving = useSaveProfile(user.id)
  const [base, setBase] = useState(user)
  const [conflicts, setConflicts] = useState<Conflict[] | null>(null)
  const [failure, setFailure] = useState<string>()
  const [password, setPassword] = useState({ value: '', error: undefined as string | undefined })
  const isDone = useRef(false)
  // React Hook Form tracks only the state that is read.
  const { isDirty, dirtyFields } = form.formState
  const hasChanges = isDirty || Object.keys(dirtyFields).length > 0
  const isUnsaved = useCallback(() => hasChanges && !isDone.current, [hasChanges])

  // Nothing is typed yet, so the form follows a newer profile.
  if (user !== base && !isDirty && conflicts === null) setBase(user)
  // Typed values stay when the profile changes; the other fields follow it.
  useEffect(() => {
    form.reset(valuesOf(base), { keepDirtyValues: true })
    // oxlint-disable-next-line react/exhaustive-deps -- a version is a profile; another object of it changes nothing
  }, [base.profileVersion])
  useDraft(base, form)

  const showConflict = async (typed: EditValues) => {
    const { conflictsOf } = await import('./conflicts.ts')
    // Also within the moment in which a preloaded answer counts as fresh.
    const latest = await client.fetchQuery({ ...memberQuery(user.id), staleTime: 0 })
    if (!isOwn(latest)) return
    setConflicts(conflictsOf(valuesOf(base), valuesOf(latest), typed))
    setBase(latest)
  }

  const showFailure = async (error: unknown, typed: EditValues) => {
    if (error instanceof ApiError && error.code === profileChanged) return showConflict(typed)
    toast({ variant: 'destructive', ...messages.failed })
    const issues = error instanceof ApiError ? Object.entries(error.issues) : []
    for (const [name, message] of issues)
      form.setError(name as keyof EditValues, { type: 'server', message }, { shouldFocus: true })
    if (issues.length === 0)
      setFailure(
        isConnectionError(error) ? messages.offline : errorMessage(error, messages.failed.description),
      )
    return undefined
  }

  /** Requests the link; false, with the reason at its field, when the server refuses. */
  const requestLink = async (email: string): Promise<boolean> => {
    try {
      await call(accountsApi.changeEmail, { body: { email, currentPassword: password.value } })
      return true
    } catch (error) {
      const issues = error instanceof ApiError ? error.issues : {}
      if (issues['email']) form.setError('email', { type: 'server', message: issues['email'] })
      else
        setPassword({
          ...password,
          error: issues['currentPassword'] ?? errorMessage(error, messages.offline),
        })
      toast({
        variant: 'destructive',
        title: 'Error',
        description: 'The rest is saved; the email is not changed.',
      })
      return false
    }
  }

  const finish = async ({ user: saved, warnings = [] }: ProfileAnswer, typed: EditValues) => {
    setBase(saved)
    const isEmailChanged = changesEmail(typed.email, saved)
    form.reset({ ...valuesOf(saved) })
    if (isEmailChanged && !(await requestLink(typed.email))) {
      form.setValue('email', typed.email, { shouldDirty: true })
      return
    }
    isDone.current = true
    clearDraft()
    const details = [...(isEmailChanged ? [`We have mailed a link to ${typed.email}.`] : []), ...warnings]
    toast({ title: messages.saved, ...(details.length > 0 && { description: details.join(' ') }) })
    void navigate(paths.profile(saved.id))
  }

  const save = async (typed: EditValues) => {
    setFailure(undefined)
    if (changesEmail(typed.email, base) && password.value === '') {
      setPassword({ value: '', error: messages.password })
      return
    }
    try {
      const answer = await saving.mutateAsync({ values: typed, version: base.profileVersion })
      setConflicts(null)
      await finish(answer, typed)
    } catch (error) {
      await showFailure(error, typed).catch(() => setFailure(messages.offline))
    }
  }

  const discard = () => {
    setConflicts(null)
    form.reset(valuesOf(base))
  }

  return {
    base,
    conflicts,
    failure,
    isUnsaved,
    isSaving: form.formState.isSubmitting,
    save,
    discard,
    password: { ...password, onChange: (value: string) => setPassword({ value, error: undefined }) },
  }
}
