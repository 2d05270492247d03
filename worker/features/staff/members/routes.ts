import { Hono } from 'hono'
import { adminDeletion, adminUserUpdate, memberQuery, reasonInput } from '#shared/staff/members-api.ts'
import { adminDepsFrom } from '#worker/auth/staff-sign-in.ts'
import { parseBody } from '#worker/http/body.ts'
import type { AppEnv } from '#worker/http/context.ts'
import { userIdFrom } from '#worker/auth/owner.ts'
import { failures, problem } from '#worker/http/problem.ts'
import { linkNext, pageOf } from '#worker/http/paging.ts'
import { parseQuery } from '#worker/http/query.ts'
import { listReferrals, listTokens, readMember } from './detail/service.ts'
import { listMembers } from './list/service.ts'
import { releaseFoundingNumber, removeMember, signOutMember, updateMember } from './service.ts'

/** A screen shows two such lists, one below the other. */
const historyPage = 12

export const adminUserRoutes = new Hono<AppEnv>()
  .get('/admin/users', async (c) => {
    const { members, next } = await listMembers(adminDepsFrom(c), parseQuery(c, memberQuery))
    linkNext(c, next)
    return c.json(members)
  })
  .get('/admin/users/:id', async (c) => {
    const member = await readMember(adminDepsFrom(c), userIdFrom(c))
    return member ? c.json(member) : problem(c, failures.userNotFound)
  })
  .get('/admin/users/:id/tokens', async (c) => {
    const { items, next } = await listTokens(adminDepsFrom(c), userIdFrom(c), pageOf(c, historyPage))
    linkNext(c, next)
    return c.json(items)
  })
  .get('/admin/users/:id/referrals', async (c) => {
    const { items, next } = await listReferrals(adminDepsFrom(c), userIdFrom(c), pageOf(c, historyPage))
    linkNext(c, next)
    return c.json(items)
  })
  .put('/admin/users/:id', async (c) => {
    const id = userIdFrom(c)
    const updated = await updateMember(adminDepsFrom(c), id, await parseBody(c, adminUserUpdate))
    return updated.ok ? c.json({ user: updated.value }) : problem(c, updated.failure)
  })
  .delete('/admin/users/:id', async (c) => {
    const id = userIdFrom(c)
    // The specification's call has no body (001 §7).
    const hasBody = c.req.header('content-type') !== undefined
    const why = hasBody ? await parseBody(c, adminDeletion) : { reason: '', isFraud: false }
    const removed = await removeMember(adminDepsFrom(c), id, why)
    return removed.ok ? c.body(null, 204) : problem(c, removed.failure)
  })
  .delete('/admin/users/:id/sessions', async (c) => {
    const ended = await signOutMember(adminDepsFrom(c), userIdFrom(c))
    return ended.ok ? c.body(null, 204) : problem(c, ended.failure)
  })
  .delete('/admin/users/:id/founding-number', async (c) => {
    const id = userIdFrom(c)
    const { reason } = await parseBody(c, reasonInput)
    const released = await releaseFoundingNumber(adminDepsFrom(c), id, reason)
    return released.ok ? c.body(null, 204) : problem(c, released.failure)
  })
