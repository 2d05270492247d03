import { Hono } from 'hono'
import { connectionInput, connectionTabs, relationsAtOnce } from '#shared/connections/api.ts'
import { parseBody } from '#worker/http/body.ts'
import type { AppContext, AppEnv } from '#worker/http/context.ts'
import { depsFrom } from '#worker/auth/deps.ts'
import { idOf } from '#worker/http/ids.ts'
import { linkNext, pageOf } from '#worker/http/paging.ts'
import { FailureError, problem } from '#worker/http/problem.ts'
import { requireViewer } from '#worker/auth/sessions.ts'
import { connectionFailures } from './failures.ts'
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
  if (id === null) throw new FailureError(connectionFailures.unknown)
  return id
}

const badQuery = (message: string) => new FailureError({ status: 400, code: 'BAD_QUERY', message })

function tabFrom(c: AppContext) {
  const asked = c.req.query('tab')
  if (asked === undefined) return null
  const tab = connectionTabs.find((known) => known === asked)
  if (!tab) throw badQuery('This tab does not exist.')
  return tab
}

function memberIdsFrom(c: AppContext): number[] {
  const asked = (c.req.query('ids') ?? '').split(',')
  const ids = asked.map(idOf).filter((id) => id !== null)
  if (asked.length > relationsAtOnce || ids.length < asked.length)
    throw badQuery(`Please name 1 to ${relationsAtOnce} members.`)
  return [...new Set(ids)]
}

async function answer(c: AppContext, status: 'accepted' | 'rejected') {
  const id = connectionIdFrom(c)
  const answered = await answerConnection(depsFrom(c), await requireViewer(c), id, status)
  return answered.ok ? c.json(answered.value) : problem(c, answered.failure)
}

export const connectionRoutes = new Hono<AppEnv>()
  .get('/inbox', async (c) => c.json(await readInbox(depsFrom(c))))
  .get('/connections', async (c) => {
    const { connections, next } = await listConnections(depsFrom(c), tabFrom(c), pageOf(c))
    linkNext(c, next)
    return c.json(connections)
  })
  .get('/connections/relations', async (c) => c.json(await readRelations(depsFrom(c), memberIdsFrom(c))))
  .post('/connections', async (c) => {
    const input = await parseBody(c, connectionInput)
    const asked = await requestConnection(depsFrom(c), await requireViewer(c), input)
    return asked.ok ? c.json(asked.value.connection, asked.value.made ? 201 : 200) : problem(c, asked.failure)
  })
  .post('/connections/:id/accept', (c) => answer(c, 'accepted'))
  .post('/connections/:id/reject', (c) => answer(c, 'rejected'))
  .delete('/connections/:id', async (c) => {
    const id = connectionIdFrom(c)
    const ended = await endConnection(depsFrom(c), await requireViewer(c), id)
    return ended.ok ? c.body(null, 204) : problem(c, ended.failure)
  })
