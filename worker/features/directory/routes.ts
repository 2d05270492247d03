import * as api from '#shared/directory/api.ts'
import { type DirectoryFilters, filtersFrom } from '#shared/directory/filters.ts'
import { routesOf, serve } from '#worker/auth/serve.ts'
import { FailureError } from '#worker/http/problem.ts'
import { type DirectoryCursor, readDirectory, suggestSpellings } from './service.ts'
import { listLimits } from '#shared/wire/limits.ts'

const badParameter = (name: string) =>
  new FailureError({
    status: 400,
    code: 'INVALID',
    message: 'The directory does not know what was asked for.',
    issues: { [name]: 'The directory does not know this value.' },
  })

function filtersIn(url: string): DirectoryFilters {
  const { filters, unknown } = filtersFrom(new URL(url).searchParams)
  if (unknown[0] !== undefined) throw badParameter(unknown[0])
  return filters
}

/** `m{place}` starts after a member's place, `e{count}` after so many examples. */
function cursorFrom(text: string | undefined): DirectoryCursor {
  if (text === undefined) return { kind: 'members', after: null }
  const [, kind, number] = /^([me])(\d{1,15})$/.exec(text) ?? []
  if (kind === undefined) throw badParameter('cursor')
  return kind === 'm'
    ? { kind: 'members', after: Number(number) }
    : { kind: 'examples', from: Number(number) }
}

const cursorText = (next: DirectoryCursor) => (next.kind === 'members' ? `m${next.after}` : `e${next.from}`)

/** At most 20: a page then reads fewer than 50 rows, including the session. */
function limitFrom(text: string | undefined): number {
  if (text === undefined) return listLimits.page
  if (!/^[1-9]\d{0,5}$/.test(text)) throw badParameter('limit')
  return Math.min(Number(text), listLimits.page)
}

export const directoryRoutes = routesOf(
  serve(api.list, async (call) => {
    const { cards, next } = await readDirectory(call.deps, {
      filters: filtersIn(call.c.req.url),
      cursor: cursorFrom(call.c.req.query('cursor')),
      limit: limitFrom(call.c.req.query('limit')),
    })
    return call.page(cards, next && cursorText(next))
  }),
  serve(api.spellings, async (call) =>
    call.answer(await suggestSpellings(call.deps, filtersIn(call.c.req.url))),
  ),
)
