import { valibotResolver } from '@hookform/resolvers/valibot'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import * as api from '#shared/accounts/api.ts'
import { changeEmailInput, type ChangeEmail } from '#shared/accounts/schemas.ts'
import type { OwnUser } from '#shared/profiles/member-views.ts'
import { ApiError, errorMessage } from '#src/lib/api.ts'
import { call } from '#src/lib/call.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { EmailInput } from '#src/ui/forms/contact-inputs.tsx'
import { Field } from '#src/ui/forms/field.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { PasswordInput } from '#src/ui/forms/password-input.tsx'
import { toast } from '#src/lib/toast-store.ts'
import { connectionFailed } from './account-content.ts'

/** The e-mail address, whether it is confirmed, and a form to change it; a new address counts once its link is used. */
export function EmailCard({ user }: { user: OwnUser }) {
  return (
    <Card asChild>
      <section aria-label="Email">
        <CardHeader title="Email" />
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <span className="min-w-0 font-semibold wrap-anywhere">{user.email}</span>
          <Badge tone={user.emailVerified ? 'moss' : 'gold'}>
            {user.emailVerified ? 'Confirmed' : 'Not confirmed yet'}
          </Badge>
        </p>
        {!user.emailVerified && <Resend email={user.email} />}
        <ChangeEmailForm />
      </section>
    </Card>
  )
}

function Resend({ email }: { email: string }) {
  const resend = useMutation({
    mutationFn: () => call(api.resendVerification),
    onSuccess: ({ message }) => toast({ title: message, description: `Look for it at ${email}.` }),
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: 'Couldn’t send the link',
        description: errorMessage(error, connectionFailed),
      }),
  })
  return (
    <div className="mt-3">
      <p className="text-sm text-ink-soft">
        Click the link in our email to confirm your address, so you can always reset your password.
      </p>
      <Button
        variant="secondary"
        size="sm"
        className="mt-3"
        loading={resend.isPending}
        onClick={() => resend.mutate()}
      >
        Send a new link
      </Button>
    </div>
  )
}

function ChangeEmailForm() {
  const { register, handleSubmit, formState, setError, reset } = useForm<ChangeEmail>({
    defaultValues: { email: '', currentPassword: '' },
    resolver: valibotResolver(changeEmailInput),
  })
  const change = useMutation({
    mutationFn: (body: ChangeEmail) => call(api.changeEmail, { body }),
    onSuccess: () => reset(),
    onError: (error) => {
      const issues = error instanceof ApiError ? error.issues : {}
      for (const name of ['email', 'currentPassword'] as const) {
        if (issues[name]) setError(name, { message: issues[name] }, { shouldFocus: true })
      }
    },
  })
  const isFieldError = change.error instanceof ApiError && Object.keys(change.error.issues).length > 0
  return (
    <form
      noValidate
      aria-label="Change email"
      className="mt-6 grid grid-cols-1 gap-5 border-t border-line pt-5"
      onSubmit={(event) => void handleSubmit((body) => change.mutate(body))(event)}
    >
      <Field
        label="New email"
        hint="We’ll send a link to the new address and let your current one know."
        error={formState.errors.email?.message}
      >
        <EmailInput {...register('email')} />
      </Field>
      <Field label="Current password" error={formState.errors.currentPassword?.message}>
        <PasswordInput {...register('currentPassword')} autoComplete="current-password" />
      </Field>
      {change.data && (
        <Notice tone="success" live>
          {change.data.message}
        </Notice>
      )}
      {change.error && !isFieldError && (
        <Notice tone="danger" live>
          {errorMessage(change.error, connectionFailed)}
        </Notice>
      )}
      <div>
        <Button type="submit" variant="secondary" loading={change.isPending}>
          Change email
        </Button>
      </div>
    </form>
  )
}
