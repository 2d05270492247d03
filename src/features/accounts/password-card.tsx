import { valibotResolver } from '@hookform/resolvers/valibot'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import * as api from '#shared/accounts/api.ts'
import { changePasswordInput } from '#shared/accounts/schemas.ts'
import type { OwnUser } from '#shared/profiles/member-views.ts'
import { openSessionsQuery } from './queries.ts'
import { ApiError, errorMessage } from '#src/lib/api.ts'
import { call } from '#src/lib/call.ts'
import { Button } from '#src/ui/button.tsx'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { Field } from '#src/ui/forms/field.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { PasswordInput } from '#src/ui/forms/password-input.tsx'
import { toast } from '#src/lib/toast-store.ts'
import { connectionFailed } from './account-content.ts'

const passwords = v.pipe(
  v.object({ ...changePasswordInput.entries, confirmation: v.string() }),
  v.forward(
    v.partialCheck(
      [['newPassword'], ['confirmation']],
      ({ newPassword, confirmation }) => newPassword === confirmation,
      'Passwords do not match',
    ),
    ['confirmation'],
  ),
)
type Passwords = v.InferInput<typeof passwords>

const empty: Passwords = { currentPassword: '', newPassword: '', confirmation: '' }

/** Changes the password; a new one ends all other sessions. */
export function PasswordCard({ user }: { user: OwnUser }) {
  const client = useQueryClient()
  const { register, handleSubmit, formState, setError, reset } = useForm<Passwords>({
    defaultValues: empty,
    resolver: valibotResolver(passwords),
  })
  const change = useMutation({
    mutationFn: ({ currentPassword, newPassword }: Passwords) =>
      call(api.changePassword, { body: { currentPassword, newPassword } }),
    onSuccess: () => {
      reset(empty)
      toast({ title: 'Password changed', description: 'You’ve been signed out everywhere else.' })
      void client.invalidateQueries(openSessionsQuery)
    },
    onError: (error) => {
      const passwordError = error instanceof ApiError ? error.issues['currentPassword'] : undefined
      if (passwordError) setError('currentPassword', { message: passwordError }, { shouldFocus: true })
    },
  })
  const { errors } = formState
  const isFieldError = change.error instanceof ApiError && Boolean(change.error.issues['currentPassword'])
  return (
    <Card asChild>
      <section aria-label="Password">
        <CardHeader title="Password" description="Changing it signs you out everywhere else." />
        <form
          noValidate
          aria-label="Change password"
          className="grid grid-cols-1 gap-5"
          onSubmit={(event) => void handleSubmit((body) => change.mutate(body))(event)}
        >
          {/* Password managers store the new password under this name. */}
          <input type="hidden" name="username" autoComplete="username" value={user.email} readOnly />
          <Field label="Current password" error={errors.currentPassword?.message}>
            <PasswordInput {...register('currentPassword')} autoComplete="current-password" />
          </Field>
          <Field label="New password" hint="At least 8 characters" error={errors.newPassword?.message}>
            <PasswordInput {...register('newPassword')} autoComplete="new-password" />
          </Field>
          <Field label="Confirm new password" error={errors.confirmation?.message}>
            <PasswordInput {...register('confirmation')} autoComplete="new-password" />
          </Field>
          {change.error && !isFieldError && (
            <Notice tone="danger" live>
              {errorMessage(change.error, connectionFailed)}
            </Notice>
          )}
          <div>
            <Button type="submit" variant="secondary" loading={change.isPending}>
              Change password
            </Button>
          </div>
        </form>
      </section>
    </Card>
  )
}
