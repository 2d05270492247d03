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

/** `?limit=`; more than `most` is cut to it. */
export const limitOf = (c: AppContext, most: number = listLimits.page): number =>
  Math.min(positive(c.req.query('limit')) ?? most, most)

/** `?limit=&cursor=` of a list that is read from its newest row on. */
export const pageOf = (c: AppContext, most?: number): Page => ({
  limit: limitOf(c, most),
  before: positive(c.req.query('cursor')),
})

/** The id that the cursor of an admin's list names; one that is not ours is null, the front: it is a place, no secret. */
export const idFromCursor = (cursor: string | undefined): number | null =>
  cursor && /^\d{1,15}$/.test(cursor) ? Number(cursor) : null

/** Names the next page in a `Link` header when there is one: the same address with another cursor (design §3 "Directory"). */
export function linkNext(c: AppContext, cursor: number | string | null): void {
  if (cursor === null) return
  const url = new URL(c.req.url)
  url.searchParams.set('cursor', String(cursor))
  c.header('Link', `<${url.pathname}${url.search}>; rel="next"`)
}

/** The rows of a page that was read with one row more than it shows, and where the next page begins. */
export function cutPage<Row, Place extends number | string>(
  rows: readonly Row[],
  page: Pick<Page, 'limit'>,
  placeOf: (row: Row) => Place,
): { shown: Row[]; next: Place | null } {
  const shown = rows.slice(0, page.limit)
  const last = shown.at(-1)
  return { shown, next: rows.length > page.limit && last !== undefined ? placeOf(last) : null }
}
