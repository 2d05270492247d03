import * as api from '#shared/directory/api.ts'
import { type DirectoryFilters, filtersFrom } from '#shared/directory/filters.ts'
import { routesOf, serve } from '#worker/auth/serve.ts'
import { FailureError } from '#worker/http/problem.ts'
import type { DirectoryCursor } from './reading.ts'
import { readDirectory, suggestSpellings } from './service.ts'
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

/**
 * `m{place}` starts after a member's place, `s{id}.{key}` after a member in an order by name or time, `n{band}.{place}`
 * in a band of distance, `e{count}` after so many examples.
 */
function cursorFrom(text: string | undefined): DirectoryCursor {
  if (text === undefined) return { kind: 'members', after: null }
  const [, kind, number = '', , rest = ''] = /^([mesn])(\d{1,15})(\.(.{0,80}))?$/u.exec(text) ?? []
  if (kind === 'm') return { kind: 'members', after: Number(number) }
  if (kind === 'e') return { kind: 'examples', from: Number(number) }
  if (kind === 's') return { kind: 'ordered', id: Number(number), key: rest }
  if (kind === 'n' && /^\d{1,15}$/.test(rest))
    return { kind: 'near', band: Number(number), place: Number(rest) }
  throw badParameter('cursor')
}

function cursorText(next: DirectoryCursor): string {
  switch (next.kind) {
    case 'members':
      return `m${next.after}`
    case 'examples':
      return `e${next.from}`
    case 'ordered':
      return `s${next.id}.${next.key}`
    case 'near':
      return `n${next.band}.${next.place}`
  }
}

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
