import * as z from 'zod/mini'
import type { AdminUser, MemberQuery } from '#shared/staff/members-api.ts'
import { adminView } from '#worker/features/staff/members/admin-view.ts'
import type { UserRow } from '#worker/db/schema/users.ts'
import type { AdminDeps } from '#worker/auth/staff-sign-in.ts'
import { cutPage } from '#worker/http/paging.ts'
import { matchOf, passes } from '#worker/features/staff/members/member-search.ts'
import { membersByName, membersByTime, membersByTokens, windowLength } from './repo.ts'

export type MemberPage = { members: AdminUser[]; next: string | null }

const place = z.tuple([z.union([z.number(), z.string()]), z.int()])

const cursorOf = (key: number | string, id: number) => encodeURIComponent(JSON.stringify([key, id]))

/** A cursor that is not ours starts from the front, as in `idFromCursor`. */
function placeOf(cursor: string | undefined): [number | string, number] | null {
  if (!cursor) return null
  try {
    return place.parse(JSON.parse(decodeURIComponent(cursor)))
  } catch {
    return null
  }
}

const keys = {
  tokens: (row: UserRow) => row.skunkTokens,
  name: (row: UserRow) => row.lastName,
} as const

/**
 * One page of members (issue 8). Search and filters are one MATCH on the admin's index, in the order of joining.
 * The orders by tokens and by name walk their index a bounded stretch and keep what passes the filters, so a page may
 * be short, or empty, while `next` goes on. A search always stands in the order of joining.
 */
export async function listMembers({ db }: Pick<AdminDeps, 'db'>, query: MemberQuery): Promise<MemberPage> {
  const match = matchOf(query)
  if (match === 'none') return { members: [], next: null }
  const after = placeOf(query.cursor)
  const limit = Number(query.limit)

  if ((query.sort === 'tokens' || query.sort === 'name') && query.q === '') {
    const key = keys[query.sort]
    const stretch =
      query.sort === 'tokens'
        ? await membersByTokens(db, query, after && { tokens: Number(after[0]), id: after[1] })
        : await membersByName(db, query, after && { name: String(after[0]), id: after[1] })
    const passing = stretch.filter((row) => passes(row, query))
    const page = passing.slice(0, limit)
    const isCut = passing.length > limit
    const last = isCut ? page.at(-1) : stretch.at(-1)
    const hasMore = isCut || stretch.length === windowLength
    return {
      members: page.map(adminView),
      next: hasMore && last ? cursorOf(key(last), last.id) : null,
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
