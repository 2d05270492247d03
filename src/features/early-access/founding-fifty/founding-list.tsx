import { ChevronDown } from 'lucide-react'
import { island } from '#src/boot/island.tsx'
import { Icon } from '#src/ui/icon.tsx'
import type { FoundingEntry } from './founding-entries.ts'
import type { RenderLink } from './name-link.ts'

// In a chunk of its own: the list is closed at first.
const FoundingTable = island(() => import('./founding-table.tsx').then((module) => module.FoundingTable), {
  when: 'now',
})

/** The facts of the sheet as an accessible table. */
export function FoundingList({
  entries,
  renderLink,
}: {
  entries: readonly FoundingEntry[]
  renderLink: RenderLink
}) {
  return (
    <details className="group mt-4 border-t border-line pt-3">
      <summary className="flex w-fit items-center gap-1.5 rounded-sm py-1 text-sm font-semibold text-spruce">
        List of founding members
        <Icon as={ChevronDown} size="sm" className="transition-transform group-open:rotate-180" />
      </summary>
      {entries.length === 0 ? (
        <p className="mt-2 text-sm text-ink-soft">No founding place is taken yet.</p>
      ) : (
        <FoundingTable entries={entries} renderLink={renderLink} />
      )}
    </details>
  )
}
