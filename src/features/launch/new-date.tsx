import { use } from 'react'
import { brand } from '#shared/brand.ts'
import { defaultLaunchAt } from '#shared/launch/phase.ts'
import { newDateNote } from '#shared/launch/phase-copy.ts'
import { useNewDateNote, PrerenderedCopyState } from './queries.ts'
import { useStats } from '#src/features/early-access/queries.ts'

// After the default launch, a page in the state before the launch implies a later date.
const wasMoved = Date.now() >= defaultLaunchAt

/**
 * Follows a text that names the launch date, if the launch was moved to a later day; else renders nothing. A page that was
 * prerendered before the launch reserves its space until the day is known.
 */
export function NewDate({ after }: { after: string | null }) {
  const note = useNewDateNote()
  const stats = useStats()
  const prerendered = use(PrerenderedCopyState)
  if (!after?.includes(brand.launchDateCopy)) return null
  if (note) return <span className="block">{note}</span>
  if (stats || !wasMoved || !prerendered) return null
  return <span className="invisible block">{newDateNote(0, defaultLaunchAt + 1)}</span>
}
