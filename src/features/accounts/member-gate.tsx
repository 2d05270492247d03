import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { JoinLink } from '#src/features/referrals/join-link.tsx'
import { PageTitle } from '#src/ui/page-title.tsx'
import { sessionQuery, useCurrentUser } from './queries.ts'
import { useHydrated } from '#src/lib/hydration.ts'
import type { StoredUser } from '#src/lib/stored-user.ts'
import { paths } from '#src/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { SkeletonText } from '#src/ui/skeleton.tsx'

type MemberGateProps = {
  children: (user: StoredUser) => ReactNode
  /** The heading and the text for a visitor. */
  title?: string
  text?: string
  /** Replaces the Join button. */
  action?: ReactNode
}

/** Shows a private page to members, and a sign-in link that leads back to it to everyone else. */
export function MemberGate({
  children,
  title = 'Please sign in',
  text = 'This page is for members. You come back to it after signing in.',
  action,
}: MemberGateProps) {
  const user = useCurrentUser()
  const hydrated = useHydrated()
  const { pathname, search, hash } = useLocation()
  // Browsers clear storage sooner than cookies, so check with the server before asking for a sign-in.
  const { isPending } = useQuery({ ...sessionQuery, enabled: hydrated && user === null })
  if (user) return children(user)
  return (
    <div className="page-width section-space">
      <PageTitle>{title}</PageTitle>
      {!hydrated || isPending ? (
        <div className="max-w-measure">
          <h1 className="sr-only">{title}</h1>
          <SkeletonText />
        </div>
      ) : (
        <>
          <h1>{title}</h1>
          <p className="mt-4 max-w-measure text-lg text-ink-soft">{text}</p>
          <div className="mt-7 flex flex-wrap gap-3">
            <Button asChild>
              <Link to={paths.login({ next: `${pathname}${search}${hash}` })}>Sign In</Link>
            </Button>
            {action ?? (
              <Button asChild variant="secondary">
                <JoinLink>Join Network</JoinLink>
              </Button>
            )}
          </div>
        </>
      )}
    </div>
  )
}
