import { Compass, LogOut, Settings, Sparkles, UserRound } from 'lucide-react'
import { Link } from 'react-router'
import { useSessionUser } from '#src/features/accounts/queries.ts'
import type { StoredUser } from '#src/lib/stored-user.ts'
import { paths } from '#src/paths.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Menu, MenuContent, MenuItem, MenuLabel, MenuSeparator, MenuTrigger } from '#src/ui/overlays/menu.tsx'
import { TextLink } from '#src/ui/text-link.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { accountNavigation } from './account-navigation.ts'
import { useLogOut } from './use-log-out.ts'

const marks = {
  Profile: UserRound,
  'Account Settings': Settings,
  'Show me around': Compass,
  'Welcome steps': Sparkles,
} as const

/** The member's first name, linked to the dashboard, and the menu under the picture. */
export function AvatarMenu({ user, nameClassName }: { user: StoredUser; nameClassName: string }) {
  const logOut = useLogOut()
  const photo = useSessionUser()?.personalPhotoUrl
  const name = `${user.firstName} ${user.lastName}`
  return (
    <div className="flex items-center gap-2">
      <TextLink
        asChild
        variant="quiet"
        className={`max-w-36 truncate pl-2 text-[0.96875rem] font-semibold ${nameClassName}`}
      >
        <Link to={paths.dashboard(user.id)}>{user.firstName}</Link>
      </TextLink>
      <Menu modal={false}>
        <MenuTrigger className="rounded-full">
          <Avatar name={name} src={photo} />
          <VisuallyHidden>Account of {name}</VisuallyHidden>
        </MenuTrigger>
        <MenuContent>
          <MenuLabel>
            <span className="block text-sm font-semibold text-ink">{name}</span>
            <span className="block break-all">{user.email}</span>
          </MenuLabel>
          <MenuSeparator />
          {accountNavigation(user).map(({ label, to, intent }) => (
            <MenuItem key={label} asChild>
              <Link to={to} state={intent}>
                <Icon as={marks[label]} size="sm" />
                {label}
              </Link>
            </MenuItem>
          ))}
          <MenuItem onSelect={() => void logOut()}>
            <Icon as={LogOut} size="sm" />
            Log out
          </MenuItem>
        </MenuContent>
      </Menu>
    </div>
  )
}
