import { useSearchParams } from 'react-router'
import * as api from '#shared/staff/inboxes-api.ts'
import { licenseLabelOf } from '#shared/licenses/catalogue.ts'
import { PageTitle } from '#src/ui/page-title.tsx'
import { staffListOf } from '#src/staff/call.ts'
import { PagedList } from '#src/staff/pieces/paged-list.tsx'
import { MemberName } from '#src/staff/pieces/member-name.tsx'
import { ScreenHead } from '#src/staff/pieces/screen-head.tsx'
import { Timestamp } from '#src/staff/pieces/timestamp.tsx'
import { EmptyState } from '#src/features/pages/empty-state.tsx'
import { Tab, TabList, TabPanel, Tabs } from '#src/ui/tabs.tsx'
import { Queue } from './queue.tsx'

const outcomes = {
  approved: 'Approved',
  refused: 'Refused',
  more_needed: 'Asked again',
  withdrawn: 'Withdrawn',
  pending: 'Waiting',
} as const

function Decided() {
  return (
    <PagedList
      list={staffListOf(api.verifications, { query: { state: 'done' } })}
      failed="Failed to fetch the decided checks"
      empty={<EmptyState headingLevel="h2" title="Nothing decided yet" />}
    >
      {(checks) => (
        <ul>
          {checks.map((check) => (
            <li key={check.id} className="border-b border-line py-3 first:pt-0">
              <b>{outcomes[check.status]}</b>: <MemberName {...check.member} />,{' '}
              {licenseLabelOf(check.licenseType)}
              {check.licenseNumber && `, ${check.licenseNumber}`}
              <span className="block text-sm text-ink-soft">
                {check.decidedAt && <Timestamp at={check.decidedAt} />}
                {check.reviewer && ` by ${check.reviewer}`}
                {check.note && `: ${check.note}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  )
}

/** `/admin/verifications`: the queue, oldest first, and the decided checks. */
export function VerificationsScreen() {
  const [params, setParams] = useSearchParams()
  const tab = params.get('state') === 'done' ? 'done' : 'open'
  return (
    <div className="page-width pb-16">
      <PageTitle>License checks</PageTitle>
      <ScreenHead
        title="License checks"
        note={
          <>
            The oldest comes first. After a decision the next one opens.{' '}
            <span className="pointer-coarse:hidden">
              J and K move, A approves, R refuses, N asks for one more thing. U undoes an approval for 10
              seconds.
            </span>
          </>
        }
      />
      <Tabs value={tab} onValueChange={(state) => setParams(state === 'done' ? { state } : {})}>
        <TabList label="License checks" data-no-print>
          <Tab value="open">Waiting</Tab>
          <Tab value="done">Decided</Tab>
        </TabList>
        <TabPanel value="open">
          <Queue />
        </TabPanel>
        <TabPanel value="done">
          <Decided />
        </TabPanel>
      </Tabs>
    </div>
  )
}
