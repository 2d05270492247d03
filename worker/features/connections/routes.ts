import * as api from '#shared/connections/api.ts'
import { routesOf, serve } from '#worker/auth/serve.ts'
import type { AppContext } from '#worker/http/context.ts'
import { idOf } from '#worker/http/ids.ts'
import { pageOf } from '#worker/http/paging.ts'
import { FailureError } from '#worker/http/problem.ts'
import { connectionProblems } from './problems.ts'
import {
  answerConnection,
  endConnection,
  listConnections,
  readInbox,
  readRelations,
  requestConnection,
} from './service.ts'

function connectionIdFrom(c: AppContext): number {
  const id = idOf(c.req.param('id'))
  if (id === null) throw new FailureError(connectionProblems.unknown_connection)
  return id
}

const badQuery = (message: string) => new FailureError({ status: 400, code: 'BAD_QUERY', message })

function tabFrom(name: string | undefined) {
  if (name === undefined) return null
  const tab = api.connectionTabs.find((tab) => tab === name)
  if (!tab) throw badQuery('This tab does not exist.')
  return tab
}

function memberIdsFrom(list: string | undefined): number[] {
  const texts = (list ?? '').split(',')
  const ids = texts.map(idOf).filter((id) => id !== null)
  if (texts.length > api.relationsAtOnce || ids.length < texts.length)
    throw badQuery(`Please name 1 to ${api.relationsAtOnce} members.`)
  return [...new Set(ids)]
}

export const connectionRoutes = routesOf(
  serve(api.inbox, async (call) => call.answer(await readInbox(call.deps))),
  serve(api.list, async (call) => {
    const { connections, next } = await listConnections(call.deps, tabFrom(call.query.tab), pageOf(call.c))
    return call.page(connections, next)
  }),
  serve(api.relations, async (call) =>
    call.answer(await readRelations(call.deps, memberIdsFrom(call.query.ids))),
  ),
  serve(api.request, async (call) => {
    const requested = await requestConnection(call.deps, call.viewer, call.body)
    if (!requested.ok) return call.refuse(requested.reason, connectionProblems)
    const { connection, isNew } = requested.value
    return call.answer(connection, isNew ? 201 : 200)
  }),
  serve(api.accept, async (call) => {
    const accepted = await answerConnection(call.deps, call.viewer, connectionIdFrom(call.c), 'accepted')
    return call.reply(accepted, connectionProblems)
  }),
  serve(api.reject, async (call) => {
    const rejected = await answerConnection(call.deps, call.viewer, connectionIdFrom(call.c), 'rejected')
    return call.reply(rejected, connectionProblems)
  }),
  serve(api.end, async (call) => {
    const ended = await endConnection(call.deps, call.viewer, connectionIdFrom(call.c))
    return call.reply(ended, connectionProblems)
  }),
)
