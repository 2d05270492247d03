import { longDate } from '#shared/dates.ts'
import { areLawFactsOld, lawCheckedOn, lawFactsAgeLimit } from '#shared/licenses/law.ts'
import { Notice } from '#src/ui/notice.tsx'

/** Tells staff to compare the license facts with the law again. */
export function LawNotice({ now }: { now: number }) {
  if (!areLawFactsOld(now)) return null
  return (
    <Notice tone="amber" title={`The law’s facts are older than ${lawFactsAgeLimit} days`} className="mb-8">
      The license plates, their limits and the supply view were last compared with their sources on{' '}
      {longDate(lawCheckedOn)}. Compare them again and write the day into shared/licenses/law.json.
    </Notice>
  )
}
