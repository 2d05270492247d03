import { Hono } from 'hono'
import {
  bugDecision,
  contactStep,
  inboxQuery,
  reportDecision,
  rewardStep,
} from '#shared/staff/inboxes-api.ts'
import { adminDepsFrom } from '#worker/auth/staff-sign-in.ts'
import { parseBody } from '#worker/http/body.ts'
import type { AppContext, AppEnv } from '#worker/http/context.ts'
import { itemIdFrom } from '#worker/auth/owner.ts'
import { problem, type Result } from '#worker/http/problem.ts'
import { linkNext } from '#worker/http/paging.ts'
import { parseQuery } from '#worker/http/query.ts'
import {
  type InboxPage,
  listBugReports,
  listContact,
  listMemberReports,
  listRewards,
} from './lists/service.ts'
import { answerContact, decideBugReport, decideMemberReport, moveReward } from './service.ts'

function listing<Item>(c: AppContext, { items, next }: InboxPage<Item>) {
  linkNext(c, next)
  return c.json(items)
}

const done = (c: AppContext, result: Result<null>) =>
  result.ok ? c.body(null, 204) : problem(c, result.failure)

export const adminInboxRoutes = new Hono<AppEnv>()
  .get('/admin/rewards', async (c) =>
    listing(c, await listRewards(adminDepsFrom(c), parseQuery(c, inboxQuery))),
  )
  .post('/admin/rewards/:id', async (c) =>
    done(c, await moveReward(adminDepsFrom(c), itemIdFrom(c), await parseBody(c, rewardStep))),
  )
  .get('/admin/contact', async (c) =>
    listing(c, await listContact(adminDepsFrom(c), parseQuery(c, inboxQuery))),
  )
  .post('/admin/contact/:id', async (c) =>
    done(c, await answerContact(adminDepsFrom(c), itemIdFrom(c), await parseBody(c, contactStep))),
  )
  .get('/admin/bug-reports', async (c) =>
    listing(c, await listBugReports(adminDepsFrom(c), parseQuery(c, inboxQuery))),
  )
  .post('/admin/bug-reports/:id', async (c) =>
    done(c, await decideBugReport(adminDepsFrom(c), itemIdFrom(c), await parseBody(c, bugDecision))),
  )
  .get('/admin/member-reports', async (c) =>
    listing(c, await listMemberReports(adminDepsFrom(c), parseQuery(c, inboxQuery))),
  )
  .post('/admin/member-reports/:id', async (c) =>
    done(c, await decideMemberReport(adminDepsFrom(c), itemIdFrom(c), await parseBody(c, reportDecision))),
  )
