import { dayMs, utcDay } from '#shared/dates.ts'
import { bugReportsADay } from '#shared/assistant/limits.ts'
import { rewardTiers, type RewardTierId } from '#shared/tokens/reward-tiers.ts'
import type { Database } from '#worker/db/client.ts'
import { changeMember, findMember } from '#worker/features/staff/members/repo.ts'
import { insertReport as reportBug } from '#worker/features/assistant/repo.ts'
import { plain } from '#worker/features/assistant/terms.ts'
import { insertContactMessage } from '#worker/features/contact/repo.ts'
import { saveProfile } from '#worker/features/profiles/edit/repo.ts'
import { incrementVisits } from '#worker/features/referrals/repo.ts'
import { insertClaim } from '#worker/features/tokens/repo.ts'
import { insertReport as reportMember } from '#worker/features/connections/safety/repo.ts'
import type { Joiner } from './join.ts'
import { randomFrom } from './random.ts'
import { bugTexts, memberComplaints, questions } from './words.ts'

const hourMs = 60 * 60 * 1000

/** Each kind begins some hours ago, and the newest of it is the last. */
const waitingSince = (now: number, index: number) => now - (60 - index * 4) * hourMs

/**
 * Something in every queue of the admin area, and visits through links for its conversion: a handful of each, however
 * many members there are.
 * @param joiners the new members, the oldest first
 */
export async function addStaffWork(db: Database, joiners: readonly Joiner[], now: number): Promise<void> {
  await handInLicenses(db, joiners, now)
  await askForRewards(db, joiners.slice(0, 3), now)
  for (const [index, question] of questions.entries())
    await insertContactMessage(db, question, waitingSince(now, index))
  for (const [index, { text, page }] of bugTexts.entries()) {
    await reportBug(db, {
      userId: joiners[index]?.id ?? null,
      text,
      normalized: plain(text),
      page,
      agent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)',
      mostADay: bugReportsADay,
      isNew: true,
      now: waitingSince(now, index),
    })
  }
  for (const [index, reason] of memberComplaints.entries()) {
    const [reporter, reported] = [joiners[index], joiners[index + 4]]
    if (!reporter || !reported) continue
    const { id: userId, sessionHash } = reporter
    await reportMember(db, {
      userId,
      otherId: reported.id,
      sessionHash,
      reason,
      now: waitingSince(now, index),
    })
  }
  await openLinks(db, joiners, now)
}

async function handInLicenses(db: Database, joiners: readonly Joiner[], now: number): Promise<void> {
  const unverified = joiners.filter((member) => !member.isVendor && !member.isVerified).slice(-8)
  const verified = joiners.find((member) => member.isVerified)
  const known = verified && (await findMember(db, verified.id))?.licenseNumber
  for (const [index, { id, sessionHash, licenseType }] of unverified.entries()) {
    // One of them hands in the number of another: a possible second account.
    const licenseNumber = index === 1 && known ? known : `MN-${String(700_000 + id)}`
    await saveProfile(db, {
      userId: id,
      sessionHash,
      version: 1,
      licenseStatus: 'none',
      changes: { licenseType, licenseNumber, licenseStatus: 'pending' },
      check: 'open',
      now: waitingSince(now, index),
    })
  }
}

async function askForRewards(db: Database, joiners: readonly Joiner[], now: number): Promise<void> {
  for (const [index, { id, sessionHash }] of joiners.entries()) {
    const member = await findMember(db, id)
    if (!member) continue
    const asked = waitingSince(now, index)
    const target = member.skunkTokens + 25
    const reason = 'Spoke at the growers’ evening'
    await changeMember(db, {
      member,
      tokens: { target, reason, key: `adjustment:${id}:seed` },
      flags: {},
      endsSessions: false,
      releasesFounding: false,
      actions: [
        {
          actor: 'admin',
          action: 'user.tokens',
          target: `user:${id}`,
          before: { skunkTokens: member.skunkTokens },
          after: { skunkTokens: target },
          note: reason,
          now: asked - hourMs,
        },
      ],
      now: asked - hourMs,
    })
    const tierId: RewardTierId = index === 1 ? 'premium-spotlight' : 'founding-event'
    const tokensRequired = rewardTiers.find((tier) => tier.id === tierId)?.tokensRequired ?? 0
    await insertClaim(db, {
      userId: id,
      sessionHash,
      tierId,
      tokensRequired,
      runs: null,
      byStaff: true,
      now: asked,
    })
  }
}

async function openLinks(db: Database, joiners: readonly Joiner[], now: number): Promise<void> {
  const random = randomFrom(joiners.length)
  for (const { code } of joiners.slice(0, 6)) {
    for (let back = 0; back < 30; back += 1 + Math.floor(random() * 3)) {
      const day = utcDay(now - back * dayMs)
      for (let visit = Math.floor(random() * 6); visit >= 0; visit -= 1) await incrementVisits(db, code, day)
    }
  }
}
