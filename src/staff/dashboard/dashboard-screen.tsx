import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminStats } from '#shared/staff/api.ts'
import { PageTitle } from '#src/ui/page-title.tsx'
import { statsQuery } from '#src/staff/queries.ts'
import { MembersPanel } from '#src/staff/members/members-panel.tsx'
import { LoadedPanel } from '#src/staff/pieces/loaded-panel.tsx'
import { ScreenHead } from '#src/staff/pieces/screen-head.tsx'
import { StatRow, StatTile } from '#src/ui/stat-tile.tsx'
import { DayChart } from './day-chart.tsx'
import { LawNotice } from './law-notice.tsx'
import { FoundingPanel } from './founding-panel.tsx'
import { RecentRegistrations, TopReferrers } from './people-lists.tsx'
import { WaitingList } from './waiting-list.tsx'

const count = new Intl.NumberFormat('en-US')

/** The share of visits through referral links that became a credited registration, in the last 30 days. */
function Conversion({ days }: { days: AdminStats['days'] }) {
  const visits = days.reduce((sum, day) => sum + day.visits, 0)
  const referred = days.reduce((sum, day) => sum + day.referrals, 0)
  const percent = visits === 0 ? null : Math.min(100, Math.round((referred * 100) / visits))
  return (
    <StatTile
      value={percent === null ? 'None' : `${percent}%`}
      label={percent === null ? 'Visits through links' : 'Link visits that joined'}
      note={
        percent === null
          ? 'in 30 days'
          : `${count.format(referred)} joined, ${count.format(visits)} visits, 30 days`
      }
    />
  )
}

function Totals({ stats }: { stats: AdminStats }) {
  return (
    <section aria-labelledby="totals" className="mt-12">
      <h2 id="totals" className="mb-4 text-2xl">
        Totals
      </h2>
      <StatRow>
        <StatTile value={count.format(stats.totalUsers)} label="Members" />
        <StatTile value={count.format(stats.totalReferrals)} label="Referrals" />
        <StatTile value={count.format(stats.totalConnections)} label="Connections" />
        <StatTile value={count.format(stats.totalMessages)} label="Messages" />
        <Conversion days={stats.days} />
      </StatRow>
    </section>
  )
}

/** `/admin/dashboard`: open inboxes, totals, charts, founding places and members. */
export function DashboardScreen() {
  const stats = useQuery(statsQuery)
  const [now] = useState(Date.now)
  return (
    <div className="page-width pb-16">
      <PageTitle>Admin dashboard</PageTitle>
      <ScreenHead title="Admin dashboard" />
      <LawNotice now={now} />
      <LoadedPanel query={stats} failed="Failed to fetch stats">
        {(stats) => (
          <>
            <WaitingList waiting={stats.waiting} />
            <Totals stats={stats} />
            <div className="mt-12 grid gap-x-12 gap-y-10 md:grid-cols-2">
              <RecentRegistrations stats={stats} />
              <TopReferrers stats={stats} />
              <DayChart
                days={stats.days}
                metric="registrations"
                title="Registrations a day"
                noun={['registration', 'registrations']}
                tone="spruce"
              />
              <DayChart
                days={stats.days}
                metric="referrals"
                title="Referrals a day"
                noun={['credited referral', 'credited referrals']}
                tone="gold"
              />
            </div>
            <div className="mt-12">
              <FoundingPanel stats={stats} />
            </div>
          </>
        )}
      </LoadedPanel>
      <section aria-labelledby="members" className="mt-14">
        <h2 id="members" className="mb-4 text-2xl">
          Members
        </h2>
        <MembersPanel />
      </section>
    </div>
  )
}
