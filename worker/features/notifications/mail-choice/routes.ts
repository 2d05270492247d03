import { Hono } from 'hono'
import * as api from '#shared/notifications/api.ts'
import { depsFrom } from '#worker/auth/deps.ts'
import { routesOf, type Problems, serve } from '#worker/auth/serve.ts'
import type { AppEnv } from '#worker/http/context.ts'
import { idOf } from '#worker/http/ids.ts'
import { problem } from '#worker/http/problem.ts'
import { chooseMail, mailChoiceFrom } from './service.ts'

const badLink = { status: 400, code: 'BAD_LINK', message: 'This link is incomplete or was changed.' } as const

const problems = { bad_link: badLink } as const satisfies Problems<string>

export const mailChoiceRoutes = routesOf(
  serve(api.chooseMail, async (call) => {
    const { member, kind, isOn, key } = call.body
    return call.reply(await chooseMail(call.deps, { userId: member, kind, isOn }, key), problems)
  }),
)

/**
 * The one click of a mail program (RFC 8058): it posts to the link in the mail's head, without cookies and from no page
 * of ours. The signature says whose choice it is.
 */
export const oneClickRoutes = new Hono<AppEnv>().post('/unsubscribe', async (c) => {
  const userId = idOf(c.req.query('member'))
  const kind = mailChoiceFrom(c.req.query('kind'))
  if (userId === null || !kind) return problem(c, badLink)
  const chosen = await chooseMail(depsFrom(c), { userId, kind, isOn: false }, c.req.query('key') ?? '')
  return chosen.ok ? c.text('You are unsubscribed.') : problem(c, badLink)
})
