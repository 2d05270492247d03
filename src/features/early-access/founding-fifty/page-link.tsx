import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { FoundingPlace } from '#shared/early-access/api.ts'
import { paths } from '#src/paths.ts'
import type { FoundingEntry } from './founding-entries.ts'

/** The router's link, for primitives that do not know the router. */
export function pageLink({
  href,
  className,
  children,
}: {
  href: string
  className: string
  children: ReactNode
}) {
  return (
    <Link to={href} className={className}>
      {children}
    </Link>
  )
}

/** The entries of the Founding Fifty as the sheet takes them; a public name links to its profile. */
export function foundingEntries(places: readonly FoundingPlace[]): FoundingEntry[] {
  return places.map(({ number, licenseType, joined, id, name }) => ({
    number,
    license: licenseType,
    joined,
    ...(name && { name }),
    ...(id !== undefined && { href: paths.profile(id) }),
  }))
}
