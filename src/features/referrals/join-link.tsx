import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { useStoredReferralCode } from './queries.ts'
import { paths } from '#src/paths.ts'

/** Links to the registration form: on the home page by its hash, from other pages with the stored referral code. */
export function JoinLink({ children, className }: { children: ReactNode; className?: string }) {
  const { pathname, search } = useLocation()
  const code = useStoredReferralCode()
  const home = pathname === '/' || pathname.startsWith('/ref/')
  const to = home ? { pathname, search, hash: 'registration-form' } : paths.join(code)
  return (
    <Link to={to} preventScrollReset className={className}>
      {children}
    </Link>
  )
}
