import { globSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { drizzle } from 'drizzle-orm/d1'
import { dayMs } from '#shared/dates.ts'
import type { Database } from '#worker/db/client.ts'
import { claimsOnRecord } from '#worker/features/early-access/claims/repo.ts'
import { deleteExpired } from '#worker/features/operations/repo.ts'
import { deleteOldMail, markSent, claimDueMail } from '#worker/features/mail/repo.ts'
import { Refusal } from '#scripts/product/run.ts'
import { databaseFile } from '#scripts/product/store.ts'
import { findDifferences } from './check.ts'
import { type Joiner, joinMember } from './join.ts'
import { localDatabase } from './local-database.ts'
import { memberOf } from './member.ts'
import { randomFrom } from './random.ts'
import { addSampleRoster } from './roster.ts'
import { slotsFrom } from './slots.ts'
import { addStaffWork } from './staff-work.ts'

type Filled = { members: number; referrals: number; firstEmail: string }
type Options = { members: number; now: number; password: string; passwordHash: string }

/**
 * Adds members, their tokens, who brought whom and what waits for staff to the local D1 of a store that no server has
 * open. The Durable Object of the numbers is emptied: it takes its claims from D1 when it next wakes.
 * @param now when the newest of them joined, epoch milliseconds
 */
export async function fillStore(store: string, options: Options): Promise<Filled> {
  const file = databaseFile(store)
  if (file === undefined) throw new Error(`${store} has no migrated database`)
  const database = new DatabaseSync(file)
  // Without room for all of a large store, its pages would be written out and read in again with every member.
  database.exec('PRAGMA cache_size = -4000000')
  const filled = await fill(database, options)
  database.close()
  for (const folder of globSync('v3/do/*-EarlyAccess', { cwd: store }))
    rmSync(join(store, folder), { recursive: true })
  return filled
}

/**
 * The same upon an open database: everything or nothing, by the statements of the Worker. Throws when a count, a
 * balance or a search document is afterwards not what its rows say.
 */
export async function fill(database: DatabaseSync, options: Options): Promise<Filled> {
  database.exec('PRAGMA foreign_keys = ON; BEGIN')
  try {
    const filled = await addMembers(database, options)
    const differences = findDifferences(database)
    if (differences.length > 0)
      throw new Refusal(`The seeded data do not agree with themselves:\n${differences.join('\n')}`)
    database.exec('COMMIT')
    return filled
  } catch (error) {
    database.exec('ROLLBACK')
    throw error
  }
}

async function addMembers(
  database: DatabaseSync,
  { members, now, password, passwordHash }: Options,
): Promise<Filled> {
  const db = drizzle(localDatabase(database))
  const number = (sql: string) => Number(Object.values(database.prepare(sql).get() ?? {})[0] ?? 0)
  const known = number("SELECT seq FROM sqlite_sequence WHERE name = 'users'")
  const referralsBefore = number('SELECT total_referrals FROM network')
  const slots = slotsFrom(await claimsOnRecord(db))
  const random = randomFrom(known)
  const joiners: Joiner[] = []
  let firstEmail = ''

  for (let index = 0; index < members; index += 1) {
    // Sixty days, ever more of them lately.
    const joined = Math.round(now - 60 * dayMs * (1 - Math.sqrt((index + 1) / members)))
    const member = memberOf(known + index, joined, password)
    // Some people bring many: the earlier a member joined, the likelier they are the referrer.
    const referrer = random() < 0.6 ? joiners[Math.floor(random() ** 2 * joiners.length)] : undefined
    const referrerCode = referrer?.code ?? null
    joiners.push(await joinMember({ db, slots }, { ...member, passwordHash, referrerCode, now: joined }))
    firstEmail ||= member.input.email
  }

  await addStaffWork(db, joiners, now)
  await addSampleRoster(db, now)
  await catchUp(db, now)
  return { members, referrals: number('SELECT total_referrals FROM network') - referralsBefore, firstEmail }
}

/** What cron has done meanwhile: letters have gone out, and what ran out is gone. */
async function catchUp(db: Database, now: number): Promise<void> {
  for (let due = await claimDueMail(db, now); due.length > 0; due = await claimDueMail(db, now))
    await markSent(
      db,
      due.map(({ id }) => id),
      now,
    )
  await deleteOldMail(db, now)
  await deleteExpired(db, now)
}
