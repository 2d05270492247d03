import { licenseFamily, type OfficialLicense } from '#shared/licenses/catalogue.ts'
import { networkCopy } from '#shared/early-access/membership-copy.ts'
import { phaseCopy } from '#shared/launch/phase-copy.ts'
import { activityRow, RecentJoins } from './recent-joins.tsx'
import { useCopyState } from '#src/features/launch/queries.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Leaf } from './leaf.tsx'
import { Section } from '#src/ui/section.tsx'

/** The six sample entries. */
const sampleActivity: readonly { license: OfficialLicense; text: string }[] = [
  { license: 'cannabis_cultivator', text: 'A cultivator in Northfield joined the network' },
  { license: 'cannabis_manufacturer', text: 'A manufacturer in Burnsville listed four services' },
  { license: 'cannabis_retailer', text: 'A retailer in Duluth earned a SkunkToken with a verified referral' },
  { license: 'cannabis_testing_facility', text: 'A testing facility in Rochester asked for new clients' },
  { license: 'cannabis_transporter', text: 'A transporter in St. Cloud opened a weekly run to the north' },
  { license: 'cannabis_microbusiness', text: 'A microbusiness in Bemidji became a Founding Member' },
]

function SampleActivity() {
  return (
    <ul className="border-t border-line">
      {sampleActivity.map(({ license, text }) => (
        <li key={text} className={activityRow}>
          <Leaf family={licenseFamily(license)} state="free" className="h-9 shrink-0" />
          <span className="min-w-0 flex-1 text-pretty">{text}</span>
          <Badge>{networkCopy.activitySampleTag}</Badge>
        </li>
      ))}
    </ul>
  )
}

/** The home page's activity section: labeled samples before the network opens, the newest members afterwards. */
export function ActivitySection() {
  const state = useCopyState()
  const { activityNote } = phaseCopy[state]
  return (
    <Section id="activity" title="Recent Network Activity" lead={activityNote}>
      <div className="laid-out-when-near max-w-190 [--estimated-height:640px] sm:[--estimated-height:530px]">
        {state === 'pre' ? <SampleActivity /> : <RecentJoins />}
      </div>
    </Section>
  )
}
