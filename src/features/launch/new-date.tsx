import { use } from 'react'
import { brand } from '#shared/brand.ts'
import { defaultLaunchAt } from '#shared/launch/phase.ts'
import { newDateNote } from '#shared/launch/phase-copy.ts'
import { useNewDateNote, PrerenderedCopyState } from './queries.ts'
import { useStats } from '#src/features/early-access/queries.ts'

// The default launch over, a page from before the launch can only be from before a later one.
const wasMoved = Date.now() >= defaultLaunchAt

/**
 * Follows a text that names the launch date, once the launch was moved to a later day (design §4); else nothing. A page
 * written before the launch keeps its place until the day is known, so that nothing moves when it comes.
 */
export function NewDate({ after }: { after: string | null }) {
  const note = useNewDateNote()
  const stats = useStats()
  const written = use(PrerenderedCopyState)
  if (!after?.includes(brand.launchDateCopy)) return null
  if (note) return <span className="block">{note}</span>
  if (stats || !wasMoved || !written) return null
  return <span className="invisible block">{newDateNote(0, defaultLaunchAt + 1)}</span>
}
