import { sql, type SQL } from 'drizzle-orm'
import type { BugItem, ContactItem, ReportItem } from '#shared/staff/inboxes-api.ts'
import type { RewardClaimState } from '#shared/tokens/reward-tiers.ts'
import { rowsOf } from '#worker/db/statement.ts'

export type Page = { state: 'open' | 'done'; after: number | null; limit: number }

/** Open entries oldest first, decided ones newest first; each status is read through its index. */
const paged = (page: Page, alias: string, open: readonly string[], done: readonly string[]): SQL => {
  const id = sql.raw(`${alias}.id`)
  const statuses = page.state === 'open' ? open : done
  const statusList = sql.join(
    statuses.map((state) => sql`${state}`),
    sql`, `,
  )
  const from =
    page.after === null
      ? sql`TRUE`
      : page.state === 'open'
        ? sql`${id} > ${page.after}`
        : sql`${id} < ${page.after}`
  const order = page.state === 'open' ? sql`ASC` : sql`DESC`
  return sql`WHERE ${sql.raw(`${alias}.status`)} IN (${statusList}) AND ${from} ORDER BY ${id} ${order} LIMIT ${page.limit}`
}

const fullName = (alias: string) => sql.raw(`${alias}.first_name || ' ' || ${alias}.last_name`)

export type RewardRow = {
  id: number
  tier_id: string
  status: RewardClaimState
  note: string | null
  requested_at: number
  starts_at: number | null
  ends_at: number | null
  delivered_at: number | null
  member_id: number
  member_name: string
  email: string
  company_name: string | null
  skunk_tokens: number
}

export const rewardRows = (page: Page) =>
  rowsOf<RewardRow>(sql`
    SELECT c.id, c.tier_id, c.status, c.note, c.requested_at, c.starts_at, c.ends_at, c.delivered_at,
      u.id AS member_id, ${fullName('u')} AS member_name, u.email, u.company_name, u.skunk_tokens
    FROM reward_claims c JOIN users u ON u.id = c.user_id
    ${paged(page, 'c', ['requested', 'scheduled'], ['delivered'])}`)

export type ContactRow = Omit<ContactItem, 'createdAt' | 'answeredAt'> & {
  created_at: number
  answered_at: number | null
}

export const contactRows = (page: Page) =>
  rowsOf<ContactRow>(sql`
    SELECT c.id, c.name, c.email, c.subject, c.message, c.status, c.created_at, c.answered_at
    FROM contact_messages c ${paged(page, 'c', ['open'], ['answered'])}`)

export type BugRow = {
  id: number
  text: string
  page: string
  agent: string
  status: BugItem['status']
  duplicate_of: number | null
  tokens_awarded: number
  created_at: number
  decided_at: number | null
  member_id: number | null
  member_name: string | null
}

export const bugRows = (page: Page) =>
  rowsOf<BugRow>(sql`
    SELECT b.id, b.text, b.page, b.agent, b.status, b.duplicate_of, b.tokens_awarded, b.created_at, b.decided_at,
      u.id AS member_id, ${fullName('u')} AS member_name
    FROM bug_reports b LEFT JOIN users u ON u.id = b.user_id
    ${paged(page, 'b', ['open'], ['accepted', 'rejected', 'duplicate'])}`)

export type ReportRow = {
  id: number
  reason: string
  status: ReportItem['status']
  created_at: number
  decided_at: number | null
  reporter_id: number | null
  reporter_name: string | null
  reported_id: number
  reported_name: string
  email: string
  company_name: string | null
  warned_at: number | null
}

export const reportRows = (page: Page) =>
  rowsOf<ReportRow>(sql`
    SELECT m.id, m.reason, m.status, m.created_at, m.decided_at, r.id AS reporter_id, ${fullName('r')} AS reporter_name,
      u.id AS reported_id, ${fullName('u')} AS reported_name, u.email, u.company_name, u.warned_at
    FROM member_reports m JOIN users u ON u.id = m.reported_id LEFT JOIN users r ON r.id = m.reporter_id
    ${paged(page, 'm', ['open'], ['dismissed', 'warned', 'removed'])}`)
