import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import * as api from '#shared/accounts/api.ts'
import type { EmailVerified } from '#shared/accounts/schemas.ts'
import { PageTitle } from '#src/ui/page-title.tsx'
import { sessionQuery, useCurrentUser } from './queries.ts'
import { isConnectionError, errorMessage } from '#src/lib/api.ts'
import { call } from '#src/lib/call.ts'
import { useHydrated } from '#src/lib/hydration.ts'
import { paths } from '#src/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Notice } from '#src/ui/notice.tsx'

/** `/verify-email#token=…`: opening the link changes nothing, since mail scanners open links too; the click sends the token. */
export function VerifyEmailScreen() {
  const { hash } = useLocation()
  const hydrated = useHydrated()
  const found = hydrated ? new URLSearchParams(hash.slice(1)).get('token') : null
  // The first click removes the token from the address bar; the page keeps it for another try. Another mailed link in
  // the same tab changes only the fragment, and starts anew.
  const [sent, setSent] = useState<string | null>(null)
  const token = found ?? sent
  return (
    <div className="page-width section-space grid justify-items-center">
      <PageTitle>Confirm your email</PageTitle>
      <div className="w-full max-w-md">
        <h1>Confirm your email</h1>
        <Card pad="lg" className="mt-6">
          {token ? <Confirmation key={token} token={token} onSend={() => setSent(token)} /> : <Incomplete />}
        </Card>
      </div>
    </div>
  )
}

const done = {
  verified: 'is confirmed. Thank you.',
  already: 'is already confirmed.',
  changed: 'is now the email address of your account. Use it to sign in.',
} as const satisfies Record<EmailVerified['change'], string>

function Confirmation({ token, onSend }: { token: string; onSend: () => void }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const user = useCurrentUser()
  const verify = useMutation({
    mutationFn: () => call(api.verifyEmail, { body: { token } }),
    onSuccess: async () => {
      // Remove the used token from the address bar.
      await navigate(paths.verifyEmail(), { replace: true })
      await client.invalidateQueries({ queryKey: sessionQuery.queryKey })
    },
  })
  const next = user ? (
    <Button asChild>
      <Link to={paths.dashboard(user.id)}>Go to Dashboard</Link>
    </Button>
  ) : (
    <Button asChild>
      <Link to={paths.login()}>Sign In</Link>
    </Button>
  )
  if (verify.data) {
    return (
      <>
        <Notice tone="success" live>
          <b className="wrap-anywhere">{verify.data.email}</b> {done[verify.data.change]}
        </Notice>
        <div className="mt-6">{next}</div>
      </>
    )
  }
  return (
    <>
      <p className="text-ink-soft">Click to confirm that this address is yours.</p>
      {verify.error && (
        <Notice
          tone="danger"
          live
          className="mt-5"
          action={
            isConnectionError(verify.error) ? undefined : (
              <Button asChild variant="secondary" size="sm">
                <Link to={user ? paths.account() : paths.login({ next: paths.account() })}>
                  Open my account
                </Link>
              </Button>
            )
          }
        >
          {errorMessage(
            verify.error,
            'We could not reach the server. Your link still works; please try again.',
          )}
        </Notice>
      )}
      <Button
        size="lg"
        full
        className="mt-6"
        loading={verify.isPending}
        onClick={() => {
          onSend()
          verify.mutate()
        }}
      >
        Confirm this address
      </Button>
    </>
  )
}

function Incomplete() {
  const user = useCurrentUser()
  return (
    <>
      <p>This link is incomplete. Open it from our email again, or send a new one from your account page.</p>
      <Button asChild className="mt-6">
        <Link to={user ? paths.account() : paths.login({ next: paths.account() })}>Open my account</Link>
      </Button>
    </>
  )
}
