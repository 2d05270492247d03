import { valibotResolver } from '@hookform/resolvers/valibot'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router'
import * as api from '#shared/accounts/api.ts'
import { loginInput, type LoginInput } from '#shared/accounts/schemas.ts'
import { storeSession } from './queries.ts'
import { ApiError, connectionError, isConnectionError, errorMessage } from '#src/lib/api.ts'
import { call } from '#src/lib/call.ts'
import { useHydrated } from '#src/lib/hydration.ts'
import { returnPathFrom } from './return-path.ts'
import { dashboardOf, paths } from '#src/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { EmailInput } from '#src/ui/forms/contact-inputs.tsx'
import { Field } from '#src/ui/forms/field.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { PasswordInput } from '#src/ui/forms/password-input.tsx'

type LoginFormProps = {
  email: string
  /** The message of a reset that came before. */
  message: string | undefined
  onForgot: (email: string) => void
  onResetRequired: (email: string) => void
}

const forgot = 'Forgot your password?'

export function LoginForm({ email, message, onForgot, onResetRequired }: LoginFormProps) {
  const client = useQueryClient()
  const isHydrated = useHydrated()
  const navigate = useNavigate()
  const next = new URLSearchParams(useLocation().search).get('next')
  const { register, handleSubmit, formState, getValues } = useForm<LoginInput>({
    defaultValues: { email, password: '' },
    resolver: valibotResolver(loginInput),
  })
  const signIn = useMutation({
    mutationFn: (body: LoginInput) => call(api.logIn, { body }),
    onSuccess: (answer) => {
      storeSession(client, answer)
      void navigate(returnPathFrom(next, window.location.origin) ?? dashboardOf(answer.user), {
        replace: true,
      })
    },
    onError: (error, { email }) => {
      if (error instanceof ApiError && error.code === 'PASSWORD_RESET_REQUIRED') {
        onResetRequired(error.field('email') ?? email)
      }
    },
  })
  const { error } = signIn
  const passwordError = error instanceof ApiError && error.code === 'INVALID_CREDENTIALS'

  return (
    <form
      noValidate
      method="post"
      aria-label="Sign in"
      onSubmit={(event) => void handleSubmit((body) => signIn.mutate(body))(event)}
    >
      {message && !error && (
        <Notice tone="success" live className="mb-5">
          {message}
        </Notice>
      )}
      <Field label="Email" error={formState.errors.email?.message}>
        <EmailInput {...register('email')} autoComplete="username" required />
      </Field>
      <Field label="Password" error={formState.errors.password?.message} className="mt-5">
        <PasswordInput {...register('password')} autoComplete="current-password" required />
      </Field>
      {error && (
        <Notice
          tone="danger"
          live
          className="mt-5"
          action={
            passwordError && (
              <Button variant="secondary" size="sm" onClick={() => onForgot(getValues('email'))}>
                Reset password
              </Button>
            )
          }
        >
          {isConnectionError(error) ? connectionError : errorMessage(error, 'Login failed')}
        </Notice>
      )}
      <Button type="submit" size="lg" full loading={signIn.isPending} className="mt-6">
        Sign in
      </Button>
      <Button asChild variant="quiet" full className="mt-2">
        {isHydrated ? (
          <button type="button" onClick={() => onForgot(getValues('email'))}>
            {forgot}
          </button>
        ) : (
          <a href={paths.login({ forgot: true })}>{forgot}</a>
        )}
      </Button>
    </form>
  )
}
