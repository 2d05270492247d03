import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { useCurrentUser } from '#src/features/accounts/queries.ts'
import type { StoredUser } from '#src/lib/stored-user.ts'
import { Button } from '#src/ui/button.tsx'
import { JoinLink } from './join-link.tsx'

type JoinButtonProps = Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'full'> & {
  children: ReactNode
  /** What a member gets instead, since the registration form is not shown to them. */
  member: (user: StoredUser) => { label: string; to: string } | null
}

/** A link to the registration form for visitors, and another for members. */
export function JoinButton({ children, member, ...button }: JoinButtonProps) {
  const user = useCurrentUser()
  const own = user && member(user)
  if (user && !own) return null
  return (
    <Button asChild {...button}>
      {own ? <Link to={own.to}>{own.label}</Link> : <JoinLink>{children}</JoinLink>}
    </Button>
  )
}
