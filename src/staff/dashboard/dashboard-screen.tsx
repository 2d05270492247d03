import { useQuery } from '@tanstack/react-query'
import type { AdminStats } from '#shared/staff/api.ts'
import { PageTitle } from '#src/ui/page-title.tsx'
import { statsQuery } from '#src/staff/admin-api.ts'
import { MembersPanel } from '#src/staff/members/members-panel.tsx'
import { Part } from '#src/staff/pieces/part.tsx'
import { ScreenHead } from '#src/staff/pieces/screen-head.tsx'
import { StatRow, StatTile } from '#src/ui/stat-tile.tsx'
import { DayChart } from './day-chart.tsx'
import { FoundingPanel } from './founding-panel.tsx'
import { RecentRegistrations, TopReferrers } from './people-lists.tsx'
import { WaitingList } from './waiting-list.tsx'

const count = new Intl.NumberFormat('en-US')

/** Of a hundred visits through links in the last 30 days, how many became a credited registration. */
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

function Figures({ stats }: { stats: AdminStats }) {
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

/** `/admin/dashboard` (001 §2, issue 8): what waits, the totals, the days, the fifty, and the members. */
export function DashboardScreen() {
  const stats = useQuery(statsQuery)
  return (
    <div className="page-width pb-16">
      <PageTitle>Admin dashboard</PageTitle>
      <ScreenHead title="Admin dashboard" />
      <Part query={stats} failed="Failed to fetch stats">
        {(stats) => (
          <>
            <WaitingList waiting={stats.waiting} />
            <Figures stats={stats} />
            <div className="mt-12 grid gap-x-12 gap-y-10 md:grid-cols-2">
              <RecentRegistrations stats={stats} />
              <TopReferrers stats={stats} />
              <DayChart
                days={stats.days}
                figure="registrations"
                title="Registrations a day"
                noun={['registration', 'registrations']}
                tone="spruce"
              />
              <DayChart
                days={stats.days}
                figure="referrals"
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
      </Part>
      <section aria-labelledby="members" className="mt-14">
        <h2 id="members" className="mb-4 text-2xl">
          Members
        </h2>
        <MembersPanel />
      </section>
    </div>
  )
}
