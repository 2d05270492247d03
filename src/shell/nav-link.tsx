import { Link, useLocation } from 'react-router'
import { island } from '#src/boot/island.tsx'
import { TextLink } from '#src/ui/text-link.tsx'
import { isCurrent, type NavEntry } from './navigation.ts'

const EntryCount = island(() => import('./entry-count.tsx').then(({ EntryCount }) => EntryCount), {
  when: 'now',
})

/** A link in the header; the current page is underlined in gold. */
export function NavLink({ entry }: { entry: NavEntry }) {
  const { pathname } = useLocation()
  return (
    <TextLink asChild variant="nav" className="text-[0.96875rem] whitespace-nowrap">
      <Link to={entry.to} {...(isCurrent(entry, pathname) && { 'aria-current': 'page' as const })}>
        {entry.label}
        {entry.counts && <EntryCount counts={entry.counts} />}
      </Link>
    </TextLink>
  )
}
