import { Hono } from 'hono'
import { memberExportQuery } from '#shared/staff/members-api.ts'
import { utcDay } from '#shared/dates.ts'
import { adminDepsFrom } from '#worker/auth/staff-sign-in.ts'
import type { AppEnv } from '#worker/http/context.ts'
import { idOf } from '#worker/http/ids.ts'
import { failures, problem } from '#worker/http/problem.ts'
import { parseQuery } from '#worker/http/query.ts'
import { exportCsv, exportKinds } from './service.ts'

const idsFrom = (list: string | undefined) =>
  list === undefined
    ? null
    : list
        .split(',')
        .map(idOf)
        .filter((id) => id !== null)

export const adminExportRoutes = new Hono<AppEnv>().get('/admin/exports/:file', async (c) => {
  const kind = exportKinds.find((kind) => `${kind}.csv` === c.req.param('file'))
  if (!kind) return problem(c, failures.notFound)
  const { ids, ...filters } = parseQuery(c, memberExportQuery)
  const deps = adminDepsFrom(c)
  const csv = await exportCsv(deps, kind, { ...filters, ids: idsFrom(ids) })
  return c.body(csv, 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${kind}-${utcDay(deps.now)}.csv"`,
    'Cache-Control': 'no-store',
  })
})
