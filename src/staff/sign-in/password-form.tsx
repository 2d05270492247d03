import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import type { AdminSession } from '#shared/staff/api.ts'
import { PageTitle } from '#src/ui/page-title.tsx'
import { ApiError, connectionError, isConnectionError, messageOf, request } from '#src/lib/api.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Field } from '#src/ui/forms/field.tsx'
import { PasswordInput } from '#src/ui/forms/password-input.tsx'
import { keepAdminToken } from './admin-token.ts'

function failureText(error: Error): string {
  if (isConnectionError(error)) return connectionError
  if (error instanceof ApiError && error.status === 401) return 'Invalid admin password'
  return messageOf(error, connectionError)
}

/** All that somebody without a valid token sees of the admin area (R027, R460). */
export function PasswordForm() {
  const [password, setPassword] = useState('')
  const [missing, setMissing] = useState(false)
  const signIn = useMutation({
    mutationFn: () => request<AdminSession>('POST', '/api/admin/session', { body: { password } }),
    onSuccess: ({ token }) => keepAdminToken(token),
    onError: () => keepAdminToken(null),
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
            {/* Password managers file a password under a name. */}
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
