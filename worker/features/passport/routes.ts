import { Hono } from 'hono'
import * as api from '#shared/passport/api.ts'
import { passportLifetimes, passportPaths } from '#shared/passport/passport.ts'
import type { RateLimitName } from '#shared/wire/rate-limits.ts'
import { depsFrom } from '#worker/auth/deps.ts'
import { itemIdFrom } from '#worker/auth/owner.ts'
import { limitByAddress } from '#worker/auth/rate-limit.ts'
import { routesOf, serve } from '#worker/auth/serve.ts'
import type { AppContext, AppEnv } from '#worker/http/context.ts'
import { withDeadline } from '#worker/http/deadline.ts'
import { idOf } from '#worker/http/ids.ts'
import { failures, problem } from '#worker/http/problem.ts'
import { apiSecurityHeaders } from '#worker/http/security-headers.ts'
import { badgeSvg } from './badge.ts'
import { passportProblems } from './problems.ts'
import {
  changeSettings,
  readBadge,
  readKeySet,
  readPassport,
  readSettings,
  signStatement,
} from './service.ts'

export const passportRoutes = routesOf(
  serve(api.read, async (call) => {
    const passport = await readPassport(call.deps, itemIdFrom(call.c))
    return passport ? call.answer(passport) : call.refuse('no_passport', passportProblems)
  }),
  serve(api.settings, async (call) => call.answer(await readSettings(call.deps))),
  serve(api.saveSettings, async (call) =>
    call.reply(await changeSettings(call.deps, call.viewer, call.body), passportProblems),
  ),
)

/** For everybody, on every site, for five minutes; never a page of its own, and nothing for search engines. */
const fileHeaders = {
  'Cache-Control': `public, max-age=${passportLifetimes.cacheSeconds}`,
  'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Access-Control-Allow-Origin': '*',
  'X-Robots-Tag': 'noindex',
} as const

const noFile = (c: AppContext) => {
  c.header('Cache-Control', 'no-store')
  return problem(c, failures.notFound)
}

/** The member's id in a file's name; null for any other name. */
async function idIn(c: AppContext, extension: string, limit: RateLimitName): Promise<number | null> {
  const name = c.req.param('file') ?? ''
  const id = name.endsWith(extension) ? idOf(name.slice(0, -extension.length)) : null
  if (id !== null) await limitByAddress(c, limit)
  return id
}

/** What other sites and programs read, outside the API: badges, signed statements, and the keys that prove them. */
export const passportFiles = new Hono<AppEnv>()
  .get('/badge/:file', apiSecurityHeaders, withDeadline, async (c) => {
    const id = await idIn(c, '.svg', 'badges')
    if (id === null) return noFile(c)
    const badge = badgeSvg(
      await readBadge(depsFrom(c), id),
      c.req.query('theme') === 'dark' ? 'dark' : 'light',
    )
    return c.body(badge, 200, { ...fileHeaders, 'Content-Type': 'image/svg+xml; charset=utf-8' })
  })
  .get(passportPaths.keys, apiSecurityHeaders, withDeadline, async (c) => {
    await limitByAddress(c, 'passports')
    return c.body(JSON.stringify(await readKeySet(depsFrom(c))), 200, {
      ...fileHeaders,
      'Content-Type': 'application/jwk-set+json',
    })
  })
  .get('/passport/:file{.+\\.jwt}', apiSecurityHeaders, withDeadline, async (c) => {
    const id = await idIn(c, '.jwt', 'passports')
    const statement = id === null ? null : await signStatement(depsFrom(c), id)
    if (statement === null) return noFile(c)
    return c.body(statement, 200, { ...fileHeaders, 'Content-Type': 'application/jwt' })
  })
