import { Link } from 'react-router'
import { adminPaths } from '#src/staff/admin-paths.ts'
import { TextLink } from '#src/ui/text-link.tsx'

/** A member's name, linked to their screen in the admin area. */
export function MemberName({ id, name }: { id: number; name: string }) {
  return (
    <TextLink asChild variant="quiet" className="font-semibold underline">
      <Link to={adminPaths.member(id)}>{name}</Link>
    </TextLink>
  )
}
