import type { AppContext } from './context.ts'
import { idOf } from './ids.ts'
import { FailureError } from './problem.ts'
import { listLimits } from '#shared/wire/limits.ts'

export type Page = { limit: number; before: number | null }

export const badPage = new FailureError({
  status: 400,
  code: 'BAD_PAGE',
  message: 'This page of the list does not exist.',
})

function positive(text: string | undefined): number | null {
  if (text === undefined) return null
  const number = idOf(text)
  if (number === null) throw badPage
  return number
}

/** The query's `limit`, at most `max`. */
export const limitOf = (c: AppContext, max: number = listLimits.page): number =>
  Math.min(positive(c.req.query('limit')) ?? max, max)

/** The query's `limit` and `cursor`, for a list with the newest row first. */
export const pageOf = (c: AppContext, max?: number): Page => ({
  limit: limitOf(c, max),
  before: positive(c.req.query('cursor')),
})

/** The id in the cursor of a staff list; null, which means the first page, if there is none. */
export const idFromCursor = (cursor: string | undefined): number | null =>
  cursor && /^\d{1,15}$/.test(cursor) ? Number(cursor) : null

/** Names the next page in a `Link` header: the same address with another cursor. Does nothing on the last page. */
export function linkNext(c: AppContext, cursor: number | string | null): void {
  if (cursor === null) return
  const url = new URL(c.req.url)
  url.searchParams.set('cursor', String(cursor))
  c.header('Link', `<${url.pathname}${url.search}>; rel="next"`)
}

/** The rows of a page, read with one row more than it shows, and the cursor of the next page; null on the last one. */
export function cutPage<Row, Place extends number | string>(
  rows: readonly Row[],
  page: Pick<Page, 'limit'>,
  placeOf: (row: Row) => Place,
): { shown: Row[]; next: Place | null } {
  const shown = rows.slice(0, page.limit)
  const last = shown.at(-1)
  return { shown, next: rows.length > page.limit && last !== undefined ? placeOf(last) : null }
}
