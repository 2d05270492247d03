import { globSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { dayMs } from '#shared/dates.ts'
import { launchTarget } from '#shared/launch/phase.ts'
import { foundingPlaces } from '#shared/early-access/counter.ts'
import { referralTokens } from '#shared/tokens/tokens.ts'
import { referrals } from '#worker/db/schema/tokens.ts'
import { users } from '#worker/db/schema/users.ts'
import { databaseFile } from '#scripts/product/store.ts'
import { inserter } from './inserter.ts'
import { memberOf } from './member.ts'
import { randomFrom } from './random.ts'
import { addStaffWork, type Joiner } from './staff-work.ts'

type Filled = { members: number; referrals: number; firstEmail: string }

/**
 * Adds members, their tokens, who brought whom and what waits for staff to the local D1 of a store that no server has
 * open. Balances and counters follow by trigger. The Durable Object of the numbers is emptied: it takes its claims from
 * D1 when it next wakes.
 * @param now when the newest of them joined, epoch milliseconds
 */
export function fillStore(
  store: string,
  options: { members: number; now: number; passwordHash: string },
): Filled {
  const file = databaseFile(store)
  if (file === undefined) throw new Error(`${store} has no migrated database`)
  const database = new DatabaseSync(file)
  // Without room for all of a large store, its pages would be written out and read in again with every member.
  database.exec('PRAGMA cache_size = -4000000')
  database.exec('BEGIN')
  const filled = addMembers(database, options)
  database.exec('COMMIT')
  database.close()
  for (const folder of globSync('v3/do/*-EarlyAccess', { cwd: store }))
    rmSync(join(store, folder), { recursive: true })
  return filled
}

function addMembers(
  database: DatabaseSync,
  { members, now, passwordHash }: { members: number; now: number; passwordHash: string },
): Filled {
  const insertUser = inserter(database, users)
  const insertReferral = inserter(database, referrals)
  const number = (sql: string) => Number(Object.values(database.prepare(sql).get() ?? {})[0] ?? 0)

  const known = number("SELECT seq FROM sqlite_sequence WHERE name = 'users'")
  let licensee = number('SELECT highest_licensee_number FROM network')
  const free = freePlaces(database)
  const random = randomFrom(known)
  const joiners: Joiner[] = []
  let brought = 0
  let firstEmail = ''

  for (let index = 0; index < members; index += 1) {
    // Sixty days, ever more of them lately.
    const joined = Math.round(now - 60 * dayMs * (1 - Math.sqrt((index + 1) / members)))
    const member = memberOf(known + index, joined, passwordHash)
    const isVendor = member.accountType === 'vendor'
    if (!isVendor) licensee += 1
    const place = isVendor ? null : (free.shift() ?? null)
    const id = insertUser({
      ...member,
      licenseeNumber: isVendor ? null : licensee,
      foundingNumber: place,
      isFoundingMember: place !== null,
    })
    firstEmail ||= member.email

    // Some people bring many: the earlier a member joined, the likelier they are the referrer.
    const referrer = random() < 0.6 ? joiners[Math.floor(random() ** 2 * joiners.length)] : undefined
    if (referrer !== undefined) {
      const amount = referralTokens(referrer.isVendor ? 'vendor' : 'business')
      insertReferral({
        referrerId: referrer.id,
        referredId: id,
        status: 'credited',
        amount,
        createdAt: joined,
      })
      brought += 1
    }
    joiners.push({ id, isVendor, isVerified: member.licenseStatus === 'verified' })
  }

  addStaffWork(database, joiners, now)
  database.exec(`
    UPDATE network SET highest_licensee_number = ${licensee},
      licensees_unlocked_at = coalesce(licensees_unlocked_at, CASE WHEN licensees >= ${launchTarget} THEN ${now} END);
  `)
  return { members, referrals: brought, firstEmail }
}

/** The founding places that nobody has, lowest first. */
function freePlaces(database: DatabaseSync): number[] {
  const rows = database
    .prepare('SELECT founding_number AS place FROM users WHERE founding_number IS NOT NULL')
    .all()
  const taken = new Set(rows.map((row) => Number(row['place'])))
  return Array.from({ length: foundingPlaces }, (_, index) => index + 1).filter((place) => !taken.has(place))
}
