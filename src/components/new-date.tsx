import { brand } from '#shared/brand.ts'
import { useNewDateNote } from '#src/data/stats.ts'

/** Follows a text that names the launch date, once the launch was moved to a later day (design §4); else nothing. */
export function NewDate({ after }: { after: string | null }) {
  const note = useNewDateNote()
  return note && after?.includes(brand.launchDateCopy) ? <span className="block">{note}</span> : null
}
