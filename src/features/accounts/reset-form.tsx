import { valibotResolver } from '@hookform/resolvers/valibot'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router'
import * as v from 'valibot'
import * as api from '#shared/accounts/api.ts'
import { resetPasswordInput } from '#shared/accounts/schemas.ts'
import { clearMember } from './queries.ts'
import { connectionError, isConnectionError, errorMessage } from '#src/lib/api.ts'
import { call } from '#src/lib/call.ts'
import { paths } from '#src/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/forms/field.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { PasswordInput } from '#src/ui/forms/password-input.tsx'

const newPasswords = v.pipe(
  v.object({ newPassword: resetPasswordInput.entries.newPassword, confirmation: v.string() }),
  v.forward(
    v.partialCheck(
      [['newPassword'], ['confirmation']],
      ({ newPassword, confirmation }) => newPassword === confirmation,
      'Passwords do not match',
    ),
    ['confirmation'],
  ),
)
type NewPasswords = v.InferInput<typeof newPasswords>

type ResetFormProps = {
  email: string
  /** The grant that a sign-in with the right password gave, or the token of a mailed link. */
  by: 'grant' | 'token'
  token: string | undefined
  onDone: (message: string) => void
}

/** Sets a new password. Opening a mailed link changes nothing: only this form's button sends its token. */
export function ResetForm({ email, by, token, onDone }: ResetFormProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const next = new URLSearchParams(useLocation().search).get('next')
  const { register, handleSubmit, formState } = useForm<NewPasswords>({
    defaultValues: { newPassword: '', confirmation: '' },
    resolver: valibotResolver(newPasswords),
  })
  const reset = useMutation({
    mutationFn: ({ newPassword }: NewPasswords) =>
      call(api.resetPassword, {
        body: { ...(email && { email }), newPassword, ...(token && { token }) },
      }),
    onSuccess: async ({ message }) => {
      // The answer has ended the session of whoever was signed in here.
      clearMember(client)
      // Remove the used token from the address bar, but keep the page to return to.
      await navigate(paths.login(next === null ? {} : { next }), { replace: true })
      onDone(message)
    },
  })
  const { error } = reset

  return (
    <form
      noValidate
      method="post"
      aria-label="Set a new password"
      onSubmit={(event) => void handleSubmit((body) => reset.mutate(body))(event)}
    >
      <p className="mb-5 text-ink-soft">
        {by === 'grant'
          ? 'Your account requires a password reset. Please set a new password below.'
          : 'Choose a new password. You’ll be signed out everywhere.'}
      </p>
      {email && (
        <p className="mb-5 break-all">
          <span className="block text-sm font-semibold">Email</span>
          {email}
        </p>
      )}
      {/* Password managers store the new password under this name. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <Field label="New password" hint="At least 8 characters" error={formState.errors.newPassword?.message}>
        <PasswordInput {...register('newPassword')} autoComplete="new-password" required />
      </Field>
      <Field label="Confirm new password" error={formState.errors.confirmation?.message} className="mt-5">
        <PasswordInput {...register('confirmation')} autoComplete="new-password" required />
      </Field>
      {error && (
        <Notice tone="danger" live className="mt-5">
          {isConnectionError(error) ? connectionError : errorMessage(error, 'Password reset failed')}
        </Notice>
      )}
      <Button type="submit" size="lg" full loading={reset.isPending} className="mt-6">
        Save the new password
      </Button>
    </form>
  )
}
