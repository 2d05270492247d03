import { useInbox } from '#src/features/connections/queries.ts'
import { CountBadge } from './count-badge.tsx'
import type { NavEntry } from './navigation.ts'

const nouns = { requests: 'waiting', unreadMessages: 'unread' } as const

/** The inbox count of a navigation entry. */
export function EntryCount({ counts }: { counts: NonNullable<NavEntry['counts']> }) {
  return (
    <span className="ml-1.5 inline-flex align-middle empty:hidden">
      <CountBadge count={useInbox()?.[counts]} noun={nouns[counts]} />
    </span>
  )
}
