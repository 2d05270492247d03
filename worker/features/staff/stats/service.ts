import { batch } from '#worker/db/batch.ts'
import type { AdminFounding, AdminStats, NetworkDay, Waiting, WaitingKind } from '#shared/staff/api.ts'
import { dayMs, utcDay, iso, isoOrNull } from '#shared/dates.ts'
import { launchTarget } from '#shared/launch/phase.ts'
import type { LicenseId } from '#shared/licenses/catalogue.ts'
import { launchOf, phaseOf } from '#worker/features/launch/phase.ts'
import type { AdminDeps } from '#worker/auth/staff-sign-in.ts'
import { daysSince, foundingMembers, networkRow, newestMembers, topReferrers, waitingLists } from './repo.ts'

const chartDays = 30

type StatsDeps = Pick<AdminDeps, 'db' | 'env' | 'now'>

/** The last 30 UTC days, oldest first; days without an event have no row and become zeros. */
function fillDays(rows: readonly NetworkDay[], now: number): NetworkDay[] {
  const byDay = new Map(rows.map((row) => [row.day, row]))
  return Array.from({ length: chartDays }, (_, back) => {
    const day = utcDay(now - (chartDays - 1 - back) * dayMs)
    return byDay.get(day) ?? { day, registrations: 0, referrals: 0, visits: 0 }
  })
}

/** The open inboxes, the totals, the newest members, the top referrers and the phase of the launch. */
export async function readAdminStats({ db, env, now }: StatsDeps): Promise<AdminStats> {
  const [[network], newest, referrers, days, lists] = await batch(db, [
    networkRow(db),
    newestMembers(db),
    topReferrers(db),
    daysSince(db, utcDay(now - chartDays * dayMs)),
    waitingLists(),
  ])
  if (!network) throw new Error('the network row is missing: migrations have not run')
  const waiting = (kind: WaitingKind): Waiting => {
    const list = lists.find((row) => row.kind === kind)
    return { count: list?.waiting ?? 0, oldest: isoOrNull(list?.oldest ?? null) }
  }
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
    waiting: {
      verifications: waiting('verifications'),
      memberReports: waiting('memberReports'),
      bugReports: waiting('bugReports'),
      rewards: waiting('rewards'),
      contact: waiting('contact'),
    },
    days: fillDays(days, now),
    licensees: network.licensees,
    targetGoal: launchTarget,
    foundingTaken: network.foundingTaken,
    ...phaseOf(env, network, now),
    launchAt: launchOf(env).text,
  }
}

/** Every taken founding place with its name, private profiles included. */
export async function readFoundingNames({ db }: Pick<StatsDeps, 'db'>): Promise<AdminFounding> {
  const members = await foundingMembers(db)
  return members.map(({ firstName, lastName, number, licenseType, createdAt, ...member }) => ({
    ...member,
    number: number ?? 0,
    name: `${firstName} ${lastName}`,
    licenseType: licenseType as LicenseId,
    createdAt: iso(createdAt),
  }))
}
