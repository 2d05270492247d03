import { Bell as BellIcon } from 'lucide-react'
import { Link } from 'react-router'
import { useInbox } from '#src/features/connections/queries.ts'
import { paths } from '#src/paths.ts'
import { Icon } from '#src/ui/icon.tsx'
import { CountBadge } from './count-badge.tsx'

/** Links to the notifications, with the number of unread ones. */
export function Bell() {
  const unread = useInbox()?.unreadNotifications
  return (
    <Link
      to={paths.notifications()}
      className="relative grid size-11 shrink-0 place-items-center rounded-full text-ink hover:bg-ink/7"
    >
      <Icon as={BellIcon} label="Notifications" />
      <span className="absolute top-0.5 right-0">
        <CountBadge count={unread} noun="unread" />
      </span>
    </Link>
  )
}
