import { useEffect, useEffectEvent, type RefObject } from 'react'
import { Link, useLocation } from 'react-router'
import { JoinLink } from '#src/features/referrals/join-link.tsx'
import { useCurrentUser } from '#src/features/accounts/queries.ts'
import { Button } from '#src/ui/button.tsx'
import { Sheet, SheetContent } from '#src/ui/overlays/sheet.tsx'
import type { WelcomeIntent } from '#src/features/welcome/welcome-intent.ts'
import { accountNavigation } from './account-navigation.ts'
import { isCurrent, memberNavigation, visitorNavigation, type NavEntry } from './navigation.ts'
import { EntryCount } from './entry-count.tsx'
import { useLogOut } from './use-log-out.ts'

type MobileMenuProps = {
  open: boolean
  hidesJoin: boolean
  /** The button that opens the menu; it is hidden once the window fits the header's own links. */
  button: RefObject<HTMLElement | null>
  onOpenChange: (open: boolean) => void
  /** Called after the menu has closed, to restore the focus. */
  onClosed: () => void
}

/** The side sheet with the entries of the header and the avatar menu. */
export function MobileMenu({ open, hidesJoin, button, onOpenChange, onClosed }: MobileMenuProps) {
  const user = useCurrentUser()
  const logOut = useLogOut()
  const close = () => onOpenChange(false)
  const closeWhenWide = useEffectEvent(() => {
    if (button.current?.checkVisibility() === false) close()
  })
  useEffect(() => {
    if (!open) return
    window.addEventListener('resize', closeWhenWide)
    return () => window.removeEventListener('resize', closeWhenWide)
  }, [open])
  return (
    <Sheet open={open} onOpenChange={onOpenChange}>
      <SheetContent
        title="Menu"
        onCloseAutoFocus={onClosed}
        footer={
          user ? (
            <Button
              variant="secondary"
              full
              onClick={() => {
                close()
                void logOut()
              }}
            >
              Log out
            </Button>
          ) : (
            !hidesJoin && (
              <Button asChild full>
                <JoinLink>Join Network</JoinLink>
              </Button>
            )
          )
        }
      >
        {user && (
          <p className="mb-4 border-b border-line pb-4">
            <span className="block font-semibold">
              {user.firstName} {user.lastName}
            </span>
            <span className="block text-sm break-all text-ink-soft">{user.email}</span>
          </p>
        )}
        <nav aria-label="Menu">
          <MenuLinks entries={user ? memberNavigation(user) : visitorNavigation} onChosen={close} />
          {user && (
            <div className="mt-4 border-t border-line pt-4 empty:hidden">
              <MenuLinks entries={accountNavigation(user)} onChosen={close} />
            </div>
          )}
        </nav>
      </SheetContent>
    </Sheet>
  )
}

type MenuLinksProps = { entries: readonly (NavEntry & { intent?: WelcomeIntent })[]; onChosen: () => void }

function MenuLinks({ entries, onChosen }: MenuLinksProps) {
  const { pathname } = useLocation()
  if (entries.length === 0) return null
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.label}>
          <Link
            to={entry.to}
            state={entry.intent}
            onClick={onChosen}
            {...(!entry.intent && isCurrent(entry, pathname) && { 'aria-current': 'page' as const })}
            className="flex min-h-12 items-center rounded-sm px-3 text-base no-underline hover:bg-ink/5 aria-[current=page]:bg-moss-wash aria-[current=page]:font-semibold"
          >
            {entry.label}
            {entry.counts && <EntryCount counts={entry.counts} />}
          </Link>
        </li>
      ))}
    </ul>
  )
}
