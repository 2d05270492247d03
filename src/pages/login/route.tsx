import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { PageTitle } from '#src/ui/page-title.tsx'
import { useCurrentUser } from '#src/features/accounts/queries.ts'
import { useHydrated } from '#src/lib/hydration.ts'
import { paths } from '#src/paths.ts'
import { Card } from '#src/ui/card.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { TextLink } from '#src/ui/text-link.tsx'
import { ForgotForm } from '#src/features/accounts/forgot-form.tsx'
import { LoginForm } from '#src/features/accounts/login-form.tsx'
import { ResetForm } from '#src/features/accounts/reset-form.tsx'

/** Which of the three forms is shown; an emailed link carries its token in the fragment. */
type Mode =
  | { form: 'login'; message?: string }
  | { form: 'forgot' }
  | { form: 'reset'; by: 'grant' | 'token'; token?: string }

const titles = {
  login: 'Sign in',
  forgot: 'Forgot your password?',
  reset: 'Set a new password',
} as const

export function Component() {
  const { hash, search, state } = useLocation()
  const hydrated = useHydrated()
  const token = hydrated ? new URLSearchParams(hash.slice(1)).get('token') : null
  const linked: Mode = token
    ? { form: 'reset', by: 'token', token }
    : { form: new URLSearchParams(search).get('mode') === 'forgot' && hydrated ? 'forgot' : 'login' }
  const [chosen, setChosen] = useState<(Mode & { under: string | null }) | null>(null)
  // Another mailed link in the same tab changes only the fragment, and counts for more than what was chosen before it.
  const mode = chosen && (token === null || chosen.under === token) ? chosen : linked
  const choose = (next: Mode, under = token) => setChosen({ ...next, under })
  const given: unknown = (state as { email?: unknown } | null)?.email
  const [email, setEmail] = useState(typeof given === 'string' ? given : '')
  const signIn = (message?: string, under = token) =>
    choose({ form: 'login', ...(message && { message }) }, under)

  return (
    <div className="page-width section-space grid justify-items-center">
      <PageTitle>{titles[mode.form]}</PageTitle>
      <div className="w-full max-w-md">
        <h1>{titles[mode.form]}</h1>
        <SignedIn />
        <Card pad="lg" className="mt-6">
          {mode.form === 'login' && (
            <LoginForm
              email={email}
              message={mode.message}
              onForgot={(typed) => {
                setEmail(typed)
                choose({ form: 'forgot' })
              }}
              onResetRequired={(account) => {
                setEmail(account)
                choose({ form: 'reset', by: 'grant' })
              }}
            />
          )}
          {mode.form === 'forgot' && <ForgotForm email={email} onBack={() => signIn()} />}
          {mode.form === 'reset' && (
            <ResetForm
              key={mode.token}
              email={email}
              by={mode.by}
              token={mode.token}
              // The used token has left the address bar; if its link is followed again, its form says that it was used.
              onDone={(message) => signIn(message, null)}
            />
          )}
        </Card>
        <p className="mt-6 text-ink-soft">
          Not a member yet?{' '}
          <TextLink asChild>
            <Link to={paths.accountSetup()}>Join the network</Link>
          </TextLink>
        </p>
      </div>
    </div>
  )
}

function SignedIn() {
  const user = useCurrentUser()
  if (!user) return null
  return (
    <Notice className="mt-5">
      You are signed in as {user.firstName} {user.lastName}.{' '}
      <TextLink asChild>
        <Link to={paths.dashboard(user.id)}>Go to Dashboard</Link>
      </TextLink>
    </Notice>
  )
}
