import type { MemberLink } from '#shared/staff/fields.ts'
import type { BugItem, ContactItem, ReportItem, RewardItem } from '#shared/staff/inboxes-api.ts'
import type { InboxQuery } from '#shared/staff/inboxes-input.ts'
import { readRows, type RowsQuery } from '#worker/db/statement.ts'
import { iso, isoOrNull } from '#shared/dates.ts'
import type { AdminDeps } from '#worker/auth/staff-sign-in.ts'
import { cutPage, idFromCursor } from '#worker/http/paging.ts'
import {
  bugRows,
  type BugRow,
  contactRows,
  type ContactRow,
  type Page,
  reportRows,
  type ReportRow,
  rewardRows,
  type RewardRow,
} from './repo.ts'

const linkOf = (id: number | null, name: string | null): MemberLink | null =>
  id === null ? null : { id, name: name ?? '' }

const rewardView = (row: RewardRow): RewardItem => ({
  id: row.id,
  member: {
    id: row.member_id,
    name: row.member_name,
    email: row.email,
    companyName: row.company_name,
    skunkTokens: row.skunk_tokens,
  },
  tierId: row.tier_id,
  status: row.status,
  note: row.note,
  requestedAt: iso(row.requested_at),
  startsAt: isoOrNull(row.starts_at),
  endsAt: isoOrNull(row.ends_at),
  deliveredAt: isoOrNull(row.delivered_at),
})

const contactView = ({ created_at, answered_at, ...row }: ContactRow): ContactItem => ({
  ...row,
  createdAt: iso(created_at),
  answeredAt: isoOrNull(answered_at),
})

const bugView = (row: BugRow): BugItem => ({
  id: row.id,
  member: linkOf(row.member_id, row.member_name),
  text: row.text,
  page: row.page,
  agent: row.agent,
  status: row.status,
  duplicateOf: row.duplicate_of,
  tokensAwarded: row.tokens_awarded,
  createdAt: iso(row.created_at),
  decidedAt: isoOrNull(row.decided_at),
})

const reportView = (row: ReportRow): ReportItem => ({
  id: row.id,
  reporter: linkOf(row.reporter_id, row.reporter_name),
  reported: {
    id: row.reported_id,
    name: row.reported_name,
    email: row.email,
    companyName: row.company_name,
    warnedAt: isoOrNull(row.warned_at),
  },
  reason: row.reason,
  status: row.status,
  createdAt: iso(row.created_at),
  decidedAt: isoOrNull(row.decided_at),
})

type InboxPage<Item> = { items: Item[]; next: number | null }

/** A row may join two members, so a page of an inbox is shorter than one of members. */
const maxPage = 24

const lister =
  <Row extends { id: number }, Item>(statement: (page: Page) => RowsQuery<Row>, view: (row: Row) => Item) =>
  async ({ db }: Pick<AdminDeps, 'db'>, query: InboxQuery): Promise<InboxPage<Item>> => {
    const limit = Math.min(query.limit, maxPage)
    const after = idFromCursor(query.cursor)
    const rows = await readRows(db, statement({ state: query.state, after, limit: limit + 1 }))
    const { shown, next } = cutPage(rows, { limit }, (row) => row.id)
    return { items: shown.map(view), next }
  }

/** One page of each inbox: open entries oldest first, decided ones newest first. */
export const listRewards = lister<RewardRow, RewardItem>(rewardRows, rewardView)
export const listContact = lister<ContactRow, ContactItem>(contactRows, contactView)
export const listBugReports = lister<BugRow, BugItem>(bugRows, bugView)
export const listMemberReports = lister<ReportRow, ReportItem>(reportRows, reportView)
