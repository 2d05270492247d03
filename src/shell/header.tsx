import { Menu } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { brand } from '#shared/brand.ts'
import { JoinLink } from '#src/features/referrals/join-link.tsx'
import { island } from '#src/boot/island.tsx'
import { useCurrentUser } from '#src/features/accounts/queries.ts'
import { useHydrated } from '#src/lib/hydration.ts'
import { paths } from '#src/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Wordmark } from '#src/features/pages/mark.tsx'
import { buttonProps } from '#src/ui/button-props.ts'
import { footerId } from './footer.tsx'
import { NavLink } from './nav-link.tsx'
import { memberNavigation, visitorNavigation } from './navigation.ts'

const iconPlaceholder = <span className="size-11" />

// Menus load on demand so that they do not delay the first paint.
const MobileMenu = island(() => import('./mobile-menu.tsx').then(({ MobileMenu }) => MobileMenu), {
  when: 'open',
})
const Bell = island(() => import('./bell.tsx').then(({ Bell }) => Bell), {
  when: 'now',
  fallback: iconPlaceholder,
})
const AvatarMenu = island(() => import('./avatar-menu.tsx').then(({ AvatarMenu }) => AvatarMenu), {
  when: 'now',
  fallback: iconPlaceholder,
})

export function Header({ hidesJoin }: { hidesJoin: boolean }) {
  const user = useCurrentUser()
  const entries = user ? memberNavigation(user) : visitorNavigation
  // Members have more entries than visitors, so their breakpoint is wider.
  const wide = user ? 'max-[73.75rem]:hidden' : 'max-md:hidden'
  // The longer row leaves less room for the logo's text.
  const mark = user ? 'max-[87.5rem]:[&>span>span>span]:sr-only' : ''
  return (
    <header className="border-b border-line bg-paper" data-no-print>
      <div className="page-width flex min-h-17 items-center gap-x-2 py-2.5 sm:gap-x-3">
        <Link
          to={paths.home()}
          className={`mr-auto flex rounded-sm no-underline max-[22.5rem]:[&>span>span]:sr-only ${mark}`}
        >
          <Wordmark short={brand.shortName} rest={brand.name.slice(brand.shortName.length + 1)} />
        </Link>
        <nav aria-label="Main" className={wide}>
          <ul className={`flex items-center ${user ? 'gap-x-4.5' : 'gap-x-6.5 pr-3'}`}>
            {entries.map((entry) => (
              <li key={entry.label}>
                <NavLink entry={entry} />
              </li>
            ))}
          </ul>
        </nav>
        {user && (
          <>
            <Bell />
            <AvatarMenu user={user} nameClassName={wide} />
          </>
        )}
        {!user && !hidesJoin && (
          <Button asChild size="sm" className="max-[22.5rem]:px-3">
            <JoinLink>Join Network</JoinLink>
          </Button>
        )}
        <MenuButton hidesJoin={hidesJoin} className={user ? 'min-[73.75rem]:hidden' : 'md:hidden'} />
      </div>
    </header>
  )
}

/** The menu button on narrow screens. A selection or navigation closes the menu, so the page is never left locked. */
function MenuButton({ hidesJoin, className }: { hidesJoin: boolean; className: string }) {
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  const [wasOpened, setWasOpened] = useState(false)
  const open = openAt === key
  const button = useRef<HTMLAnchorElement>(null)
  const hydrated = useHydrated()
  const show = () => {
    setWasOpened(true)
    setOpenAt(key)
  }
  const asButton = {
    role: 'button',
    'aria-expanded': open,
    'aria-haspopup': 'dialog',
  } as const
  return (
    <>
      {/* Before hydration it links to the same entries in the footer. */}
      <Button asChild variant="secondary" size="icon-sm" className={className}>
        <a
          href={`#${footerId}`}
          aria-label="Menu"
          ref={button}
          {...buttonProps(show)}
          {...(hydrated && asButton)}
        >
          <Icon as={Menu} />
        </a>
      </Button>
      {wasOpened && (
        <MobileMenu
          open={open}
          hidesJoin={hidesJoin}
          button={button}
          onOpenChange={(next) => setOpenAt(next ? key : null)}
          onClosed={() => {
            // After a navigation the page's heading already has the focus.
            if (document.activeElement === document.body) button.current?.focus()
          }}
        />
      )}
    </>
  )
}
