import { Hono } from 'hono'
import { filtersFrom } from '#shared/directory/filters.ts'
import type { AppEnv } from '#worker/http/context.ts'
import { depsFrom } from '#worker/auth/deps.ts'
import { linkNext } from '#worker/http/paging.ts'
import { FailureError } from '#worker/http/problem.ts'
import { type DirectoryCursor, readDirectory } from './service.ts'
import { listLimits } from '#shared/wire/limits.ts'

const badParameter = (name: string) =>
  new FailureError({
    status: 400,
    code: 'INVALID',
    message: 'The directory does not know what was asked for.',
    issues: { [name]: 'The directory does not know this value.' },
  })

/** `m{place}` behind a member, `e{count}` at an example. */
function cursorFrom(text: string | undefined): DirectoryCursor {
  if (text === undefined) return { kind: 'members', after: null }
  const [, kind, number] = /^([me])(\d{1,15})$/.exec(text) ?? []
  if (kind === undefined) throw badParameter('cursor')
  return kind === 'm'
    ? { kind: 'members', after: Number(number) }
    : { kind: 'examples', from: Number(number) }
}

const cursorText = (next: DirectoryCursor) => (next.kind === 'members' ? `m${next.after}` : `e${next.from}`)

/** A page is never longer than 20: with the session it then reads fewer than 50 rows. */
function limitFrom(text: string | undefined): number {
  if (text === undefined) return listLimits.page
  if (!/^[1-9]\d{0,5}$/.test(text)) throw badParameter('limit')
  return Math.min(Number(text), listLimits.page)
}

export const directoryRoutes = new Hono<AppEnv>().get('/businesses', async (c) => {
  const { filters, unknown } = filtersFrom(new URL(c.req.url).searchParams)
  if (unknown[0] !== undefined) throw badParameter(unknown[0])
  const page = await readDirectory(depsFrom(c), {
    filters,
    cursor: cursorFrom(c.req.query('cursor')),
    limit: limitFrom(c.req.query('limit')),
  })
  linkNext(c, page.next && cursorText(page.next))
  return c.json(page.cards)
})
