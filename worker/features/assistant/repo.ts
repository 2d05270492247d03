import { batch } from '#worker/db/batch.ts'
import { eq, sql } from 'drizzle-orm'
import { dayMs } from '#shared/dates.ts'
import type { Database } from '#worker/db/client.ts'
import { bugReports } from '#worker/db/schema/tokens.ts'
import { users } from '#worker/db/schema/users.ts'

type NewReport = {
  userId: number | null
  text: string
  normalized: string
  page: string
  agent: string
  mostADay: number
  now: number
}

/**
 * Files a report unless the member has filed the same words before (then null). It counts while fewer than `mostADay`
 * have counted since midnight UTC; a trigger adds it to the member's number, which is returned too.
 */
export async function insertReport(
  db: Database,
  report: NewReport,
): Promise<{ id: number; isCounted: boolean; bugs: number } | null> {
  const midnight = report.now - (report.now % dayMs)
  const counts = sql<boolean>`${report.userId} IS NOT NULL AND (
    SELECT count(*) FROM bug_reports WHERE user_id = ${report.userId} AND created_at >= ${midnight} AND counted = 1
  ) < ${report.mostADay}`
  const [filed, members] = await batch(db, [
    db
      .insert(bugReports)
      .values({
        userId: report.userId,
        text: report.text,
        normalized: report.normalized,
        page: report.page,
        agent: report.agent,
        counted: counts,
        createdAt: report.now,
      })
      .onConflictDoNothing({ target: [bugReports.userId, bugReports.normalized] })
      .returning({ id: bugReports.id, isCounted: bugReports.counted }),
    db
      .select({ bugs: users.bugsReported })
      .from(users)
      .where(eq(users.id, report.userId ?? 0)),
  ])
  const [filedReport] = filed
  return filedReport ? { ...filedReport, bugs: members[0]?.bugs ?? 0 } : null
}

/** Records the tokens that a report earned, so that a rejection can reverse them. */
export async function recordAward(db: Database, id: number, tokens: number): Promise<void> {
  await db.update(bugReports).set({ tokensAwarded: tokens }).where(eq(bugReports.id, id))
}
