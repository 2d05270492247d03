import { Link, useSearchParams } from 'react-router'
import { type ConnectionTab, connectionTabs } from '#shared/connections/api.ts'
import { phaseCopy } from '#shared/launch/phase-copy.ts'
import { MemberGate } from '#src/features/accounts/member-gate.tsx'
import { NewDate } from '#src/features/launch/new-date.tsx'
import { PageTitle } from '#src/ui/page-title.tsx'
import { tabIn, useInbox } from '#src/features/connections/queries.ts'
import { useCopyState } from '#src/features/launch/queries.ts'
import { island } from '#src/boot/island.tsx'
import { paths } from '#src/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { Tab, TabList, TabPanel, Tabs } from '#src/ui/tabs.tsx'
import { ConnectionList, tabLabels } from '#src/features/connections/connection-list.tsx'

// At the bottom of the page, and empty for most members.
const Blocked = island(() => import('#src/features/connections/blocked.tsx').then(({ Blocked }) => Blocked), {
  when: 'now',
})

/** `/connections`: the member's connections and requests. */
export function Component() {
  return (
    <MemberGate
      title="Authentication Required"
      text="Sign in to see your connections and pending requests."
      action={
        <Button asChild variant="secondary">
          <Link to={paths.home()}>Back to Home</Link>
        </Button>
      }
    >
      {(user) => <Connections viewerId={user.id} />}
    </MemberGate>
  )
}

function Connections({ viewerId }: { viewerId: number }) {
  const [params, setParams] = useSearchParams()
  const tab = tabIn(params)
  const inbox = useInbox()
  const isBeforeLaunch = useCopyState() === 'pre'
  const choose = (next: string) =>
    setParams(next === 'connections' ? {} : { tab: next }, { replace: true, preventScrollReset: true })
  return (
    <div className="page-width pb-16">
      <div className="max-w-200">
        <PageTitle>Connections</PageTitle>
        <PageHeader
          small
          title="Connections"
          description="The businesses and vendor partners you work with."
        />
        {isBeforeLaunch && (
          <Notice tone="info" className="mb-6">
            {phaseCopy.pre.connections} <NewDate after={phaseCopy.pre.connections} />
          </Notice>
        )}
        <Tabs value={tab} onValueChange={choose}>
          <TabList label="Connections">
            {connectionTabs.map((connectionTab) => (
              <Tab key={connectionTab} value={connectionTab} count={inbox?.[connectionTab] ?? 0}>
                {tabLabels[connectionTab]}
              </Tab>
            ))}
          </TabList>
          {connectionTabs.map((connectionTab: ConnectionTab) => (
            <TabPanel key={connectionTab} value={connectionTab}>
              <ConnectionList tab={connectionTab} viewerId={viewerId} />
            </TabPanel>
          ))}
        </Tabs>
        <Blocked />
      </div>
    </div>
  )
}
