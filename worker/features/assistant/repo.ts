import { batch } from '#worker/db/batch.ts'
import { and, desc, eq, gt, type SQL, sql } from 'drizzle-orm'
import { dayMs } from '#shared/dates.ts'
import type { Database } from '#worker/db/client.ts'
import { bugDrafts, bugReports } from '#worker/db/schema/tokens.ts'
import { users } from '#worker/db/schema/users.ts'

const memberAuthor = sql`'member:' || `

/** The report that the viewer, or else the visitor `visitorKey`, began since `since`: at most one row. */
export const draftOf = (db: Database, viewerId: SQL, visitorKey: string, since: number) =>
  db
    .select({ author: bugDrafts.author, text: bugDrafts.text })
    .from(bugDrafts)
    .where(
      and(
        eq(bugDrafts.author, sql`coalesce(${memberAuthor}${viewerId}, ${visitorKey})`),
        gt(bugDrafts.createdAt, since),
      ),
    )

export async function saveDraft(db: Database, author: string, text: string, now: number): Promise<void> {
  await db
    .insert(bugDrafts)
    .values({ author, text, createdAt: now })
    .onConflictDoUpdate({ target: bugDrafts.author, set: { text, createdAt: now } })
}

export async function deleteDraft(db: Database, author: string): Promise<void> {
  await db.delete(bugDrafts).where(eq(bugDrafts.author, author))
}

const comparedReports = 20

/** The member's latest reports, as they were compared. */
export const latestReports = (db: Database, userId: number) =>
  db
    .select({ normalized: bugReports.normalized })
    .from(bugReports)
    .where(eq(bugReports.userId, userId))
    .orderBy(desc(bugReports.id))
    .limit(comparedReports)

type NewReport = {
  userId: number | null
  text: string
  normalized: string
  page: string
  agent: string
  mostADay: number
  /** False for one that says what an earlier one says: staff read it, and it earns nothing. */
  isNew: boolean
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
  const counts = sql<boolean>`${report.isNew ? 1 : 0} AND ${report.userId} IS NOT NULL AND (
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
