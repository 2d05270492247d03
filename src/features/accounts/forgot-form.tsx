import { valibotResolver } from '@hookform/resolvers/valibot'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import * as api from '#shared/accounts/api.ts'
import { forgotPasswordInput, type ForgotPasswordInput } from '#shared/accounts/schemas.ts'
import { connectionError, isConnectionError, errorMessage } from '#src/lib/api.ts'
import { call } from '#src/lib/call.ts'
import { Button } from '#src/ui/button.tsx'
import { EmailInput } from '#src/ui/forms/contact-inputs.tsx'
import { Field } from '#src/ui/forms/field.tsx'
import { Notice } from '#src/ui/notice.tsx'

/** Requests a reset link by mail; the answer is the same whether or not the address has an account. */
export function ForgotForm({ email, onBack }: { email: string; onBack: () => void }) {
  const { register, handleSubmit, formState } = useForm<ForgotPasswordInput>({
    defaultValues: { email },
    resolver: valibotResolver(forgotPasswordInput),
  })
  const requestLink = useMutation({
    mutationFn: (body: ForgotPasswordInput) => call(api.forgotPassword, { body }),
  })
  const { error, data } = requestLink

  return (
    <form
      noValidate
      method="post"
      aria-label="Forgot your password?"
      onSubmit={(event) => void handleSubmit((body) => requestLink.mutate(body))(event)}
    >
      <p className="mb-5 text-ink-soft">We’ll email you a link to set a new password.</p>
      <Field label="Email" error={formState.errors.email?.message}>
        <EmailInput {...register('email')} autoComplete="username" required />
      </Field>
      {error && (
        <Notice tone="danger" live className="mt-5">
          {isConnectionError(error) ? connectionError : errorMessage(error, 'Couldn’t send the link')}
        </Notice>
      )}
      {data && (
        <Notice tone="success" live className="mt-5">
          {data.message}
        </Notice>
      )}
      <Button type="submit" size="lg" full loading={requestLink.isPending} className="mt-6">
        Send the link
      </Button>
      <Button variant="quiet" full className="mt-2" onClick={onBack}>
        Back to sign in
      </Button>
    </form>
  )
}
