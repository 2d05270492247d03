import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import * as api from '#shared/staff/api.ts'
import { PageTitle } from '#src/ui/page-title.tsx'
import { ApiError, connectionError, isConnectionError, errorMessage } from '#src/lib/api.ts'
import { call } from '#src/lib/call.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Field } from '#src/ui/forms/field.tsx'
import { PasswordInput } from '#src/ui/forms/password-input.tsx'
import { storeAdminToken } from './admin-token.ts'

function failureText(error: Error): string {
  if (isConnectionError(error)) return connectionError
  if (error instanceof ApiError && error.status === 401) return 'Invalid admin password'
  return errorMessage(error, connectionError)
}

/** The admin area's sign-in, the only screen without a valid token. */
export function PasswordForm() {
  const [password, setPassword] = useState('')
  const [missing, setMissing] = useState(false)
  const signIn = useMutation({
    mutationFn: () => call(api.signIn, { body: { password } }),
    onSuccess: ({ token }) => storeAdminToken(token),
    onError: () => storeAdminToken(null),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(password === '')
    if (password !== '' && !signIn.isPending) signIn.mutate()
  }
  const failure = signIn.error ? failureText(signIn.error) : undefined
  return (
    <div className="page-width section-space grid justify-items-center">
      <PageTitle>Admin</PageTitle>
      <div className="w-full max-w-md">
        <h1>Admin access</h1>
        <p className="mt-3 text-ink-soft">For network staff. Members sign in on their own page.</p>
        <Card pad="lg" className="mt-6">
          <form noValidate onSubmit={submit} className="grid gap-5">
            {/* Password managers need a username to save a password. */}
            <input type="text" name="username" autoComplete="username" value="admin" readOnly hidden />
            <Field label="Admin password" error={missing ? 'Please enter the admin password' : failure}>
              <PasswordInput
                name="password"
                autoComplete="current-password"
                value={password}
                onChange={(event) => setPassword(event.target.value)}
              />
            </Field>
            <Button type="submit" full loading={signIn.isPending}>
              Sign in
            </Button>
          </form>
        </Card>
      </div>
    </div>
  )
}
