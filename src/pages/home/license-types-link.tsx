import { Link, useLocation } from 'react-router'
import { TextLink } from '#src/ui/text-link.tsx'

/** Leads from the first section of the home page down to the license types, and keeps an invitation in the address. */
export function LicenseTypesLink() {
  const { search } = useLocation()
  return (
    <TextLink asChild variant="action" className="mt-4">
      <Link to={{ search, hash: 'license-types' }}>See the 13 license types</Link>
    </TextLink>
  )
}
