import type { DatabaseSync } from 'node:sqlite'
import { dayMs, utcDay } from '#shared/dates.ts'
import { plain } from '#worker/features/assistant/terms.ts'
import { contactMessages, linkVisits } from '#worker/db/schema/access.ts'
import { memberReports } from '#worker/db/schema/community.ts'
import { bugReports, rewardClaims, tokenEntries } from '#worker/db/schema/tokens.ts'
import { inserter } from './inserter.ts'
import { randomFrom } from './random.ts'
import { bugTexts, memberComplaints, questions } from './words.ts'

const hourMs = 60 * 60 * 1000

export type Joiner = { id: number; isVendor: boolean; isVerified: boolean }

/**
 * Something in every queue of the admin area, and visits through links for its conversion: a handful of each, however
 * many members there are.
 * @param joiners the new members, the oldest first
 */
export function addStaffWork(database: DatabaseSync, joiners: readonly Joiner[], now: number): void {
  const random = randomFrom(joiners.length)
  // Each kind begins some hours ago, and the newest of it is the last.
  const waitingSince = (index: number) => now - (60 - index * 4) * hourMs

  const unverified = joiners.filter((member) => !member.isVendor && !member.isVerified).slice(-8)
  const [someNumber] = database
    .prepare('SELECT license_number FROM users WHERE license_number IS NOT NULL LIMIT 1')
    .all()
  const handIn = database.prepare(
    `UPDATE users SET license_status = 'pending', license_number = ? WHERE id = ? RETURNING license_type`,
  )
  const check = database.prepare(
    'INSERT INTO license_checks (user_id, license_type, license_number, created_at) VALUES (?, ?, ?, ?)',
  )
  for (const [index, { id }] of unverified.entries()) {
    // One of them hands in the number of another: a possible second account.
    const number = index === 1 ? (someNumber?.['license_number'] ?? null) : `MN-${String(700_000 + id)}`
    const changed = handIn.get(number, id)
    check.run(id, changed?.['license_type'] ?? '', number, waitingSince(index))
  }

  const insertEntry = inserter(database, tokenEntries)
  const insertClaim = inserter(database, rewardClaims)
  for (const [index, { id }] of joiners.slice(0, 3).entries()) {
    insertEntry({
      userId: id,
      amount: 25,
      source: 'adjustment',
      reason: 'Spoke at the growers’ evening',
      actor: 'admin',
      idempotencyKey: `adjustment:${id}:seed`,
      createdAt: waitingSince(index) - hourMs,
    })
    insertClaim({
      userId: id,
      tierId: index === 1 ? 'premium-spotlight' : 'founding-event',
      status: 'requested',
      requestedAt: waitingSince(index),
    })
  }

  const insertContact = inserter(database, contactMessages)
  for (const [index, question] of questions.entries()) {
    insertContact({ ...question, createdAt: waitingSince(index) })
  }
  const insertBug = inserter(database, bugReports)
  for (const [index, { text, page }] of bugTexts.entries()) {
    const userId = joiners[index]?.id ?? null
    const agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)'
    insertBug({
      userId,
      text,
      normalized: plain(text),
      page,
      agent,
      createdAt: waitingSince(index),
    })
  }
  const insertReport = inserter(database, memberReports)
  for (const [index, reason] of memberComplaints.entries()) {
    const [reporter, reported] = [joiners[index], joiners[index + 4]]
    if (!reporter || !reported) continue
    insertReport({ reporterId: reporter.id, reportedId: reported.id, reason, createdAt: waitingSince(index) })
  }

  const insertVisits = inserter(database, linkVisits)
  for (const { id } of joiners.slice(0, 6)) {
    for (let back = 0; back < 30; back += 1 + Math.floor(random() * 3)) {
      const day = utcDay(now - back * dayMs)
      insertVisits({ referrerId: id, day, count: 1 + Math.floor(random() * 6) })
    }
  }
}
