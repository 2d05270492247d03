import * as z from 'zod/mini'
import type { AdminUser } from '#shared/staff/members-api.ts'
import type { MemberFilters, MemberQuery } from '#shared/staff/members-input.ts'
import { spellingsIn } from '#shared/search/near.ts'
import { adminView } from '#worker/features/staff/members/admin-view.ts'
import type { UserRow } from '#worker/db/schema/users.ts'
import type { AdminDeps } from '#worker/auth/staff-sign-in.ts'
import { cutPage } from '#worker/http/paging.ts'
import { matchOf, nearMatchOf, passes } from '#worker/features/staff/members/member-search.ts'
import { membersByName, membersByTime, membersByTokens, windowLength } from './repo.ts'

export type MemberPage = { members: AdminUser[]; next: string | null }

/** The sort key and the id of the last member that was read. */
const cursorParts = z.tuple([z.union([z.number(), z.string()]), z.int()])

const cursorOf = (key: number | string, id: number) => encodeURIComponent(JSON.stringify([key, id]))

/** A malformed cursor starts from the first page, as in `idFromCursor`. */
function parseCursor(cursor: string | undefined): [number | string, number] | null {
  if (!cursor) return null
  try {
    return cursorParts.parse(JSON.parse(decodeURIComponent(cursor)))
  } catch {
    return null
  }
}

const sortKeys = {
  tokens: (row: UserRow) => row.skunkTokens,
  name: (row: UserRow) => row.nameKey,
} as const

/**
 * One page of members. Search and filters are one MATCH on the full-text index, ordered by registration. The orders by
 * tokens and by name read a bounded window of their index and filter it, so a page may be short or empty although `next`
 * is set. A text search is always ordered by registration.
 */
export async function listMembers({ db }: Pick<AdminDeps, 'db'>, query: MemberQuery): Promise<MemberPage> {
  const match = matchOf(query)
  if (match === 'none') return { members: [], next: null }
  const after = parseCursor(query.cursor)
  const { limit } = query

  if ((query.sort === 'tokens' || query.sort === 'name') && query.q === '') {
    const keyOf = sortKeys[query.sort]
    const rows =
      query.sort === 'tokens'
        ? await membersByTokens(db, query, after && { tokens: Number(after[0]), id: after[1] })
        : await membersByName(db, query, after && { name: String(after[0]), id: after[1] })
    const passing = rows.filter((row) => passes(row, query))
    const page = passing.slice(0, limit)
    const isCut = passing.length > limit
    const last = isCut ? page.at(-1) : rows.at(-1)
    const hasMore = isCut || rows.length === windowLength
    return {
      members: page.map(adminView),
      next: hasMore && last ? cursorOf(keyOf(last), last.id) : null,
    }
  }

  const rows = await membersByTime(db, {
    match: match === 'all' ? null : match.match,
    oldestFirst: query.sort === 'oldest',
    after: after?.[1] ?? null,
    limit: limit + 1,
  })
  const { shown, next } = cutPage(rows, { limit }, (row) => row.id)
  return { members: shown.map(adminView), next: next === null ? null : cursorOf(0, next) }
}

/** The members in whom near spellings are looked for. */
const spelledMembers = 10

/** Near spellings of a search that finds nobody, each of a member who passes the filters. */
export async function suggestSpellings(
  { db }: Pick<AdminDeps, 'db'>,
  filters: MemberFilters,
): Promise<string[]> {
  const match = nearMatchOf(filters)
  if (match === null) return []
  const rows = await membersByTime(db, { match, oldestFirst: false, after: null, limit: spelledMembers })
  return spellingsIn(
    filters.q,
    rows.map(({ firstName, lastName, companyName }) => `${firstName} ${lastName} ${companyName ?? ''}`),
  )
}
