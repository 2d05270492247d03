import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { useKeptReferralCode } from './queries.ts'
import { paths } from '#src/paths.ts'

/** Leads to the registration form: on the home page by its hash alone, from elsewhere with the code kept so far. */
export function JoinLink({ children, className }: { children: ReactNode; className?: string }) {
  const { pathname, search } = useLocation()
  const code = useKeptReferralCode()
  const home = pathname === '/' || pathname.startsWith('/ref/')
  const to = home ? { pathname, search, hash: 'registration-form' } : paths.join(code)
  return (
    <Link to={to} preventScrollReset className={className}>
      {children}
    </Link>
  )
}
