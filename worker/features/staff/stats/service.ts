import {
  type AdminFounding,
  type AdminStats,
  type NetworkDay,
  type Waiting,
  type WaitingKind,
  waitingKinds,
} from '#shared/staff/api.ts'
import { dayMs, utcDay, iso, isoOrNull } from '#shared/dates.ts'
import { launchTarget } from '#shared/launch/phase.ts'
import type { LicenseId } from '#shared/licenses/catalogue.ts'
import { launchOf, phaseOf } from '#worker/features/launch/phase.ts'
import type { AdminDeps } from '#worker/auth/staff-sign-in.ts'
import { daysSince, foundingMembers, networkRow, newestMembers, topReferrers, waitingLists } from './repo.ts'

const daysShown = 30

type Reads = Pick<AdminDeps, 'db' | 'env' | 'now'>

/** The last 30 UTC days, oldest first; days on which nothing happened have no row and are zeros. */
function everyDay(rows: readonly NetworkDay[], now: number): NetworkDay[] {
  const known = new Map(rows.map((row) => [row.day, row]))
  return Array.from({ length: daysShown }, (_, back) => {
    const day = utcDay(now - (daysShown - 1 - back) * dayMs)
    return known.get(day) ?? { day, registrations: 0, referrals: 0, visits: 0 }
  })
}

/** `GET /api/admin/stats`: what waits for a decision, the totals, the newest members and the top referrers (001 §3). */
export async function readAdminStats({ db, env, now }: Reads): Promise<AdminStats> {
  const [[network], newest, referrers, days, lists] = await db.batch([
    networkRow(db),
    newestMembers(db),
    topReferrers(db),
    daysSince(db, utcDay(now - daysShown * dayMs)),
    waitingLists(db),
  ])
  if (!network) throw new Error('the network row is missing: migrations have not run')
  const waiting = Object.fromEntries(
    waitingKinds.map((kind) => {
      const list = lists.find((row) => row.kind === kind)
      return [kind, { count: list?.waiting ?? 0, oldest: isoOrNull(list?.oldest ?? null) }]
    }),
  ) as Record<WaitingKind, Waiting>
  return {
    totalUsers: network.totalUsers,
    totalReferrals: network.totalReferrals,
    totalConnections: network.totalConnections,
    totalMessages: network.totalMessages,
    recentRegistrations: newest.map((row) => ({
      ...row,
      licenseType: row.licenseType as LicenseId,
      createdAt: iso(row.createdAt),
    })),
    topReferrers: referrers,
    waiting,
    days: everyDay(days, now),
    licensees: network.licensees,
    targetGoal: launchTarget,
    foundingTaken: network.foundingTaken,
    ...phaseOf(env, network, now),
    launchAt: launchOf(env).text,
  }
}

/** `GET /api/admin/founding`: every taken place with the name behind it, private profiles too. */
export async function readFoundingNames({ db }: Pick<Reads, 'db'>): Promise<AdminFounding> {
  const members = await foundingMembers(db)
  return members.map(({ firstName, lastName, number, licenseType, createdAt, ...member }) => ({
    ...member,
    number: number ?? 0,
    name: `${firstName} ${lastName}`,
    licenseType: licenseType as LicenseId,
    createdAt: iso(createdAt),
  }))
}
