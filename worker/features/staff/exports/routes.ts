import * as api from '#shared/staff/api.ts'
import { utcDay } from '#shared/dates.ts'
import { routesOf, serve } from '#worker/auth/serve.ts'
import { staffProblems } from '#worker/features/staff/problems.ts'
import { idOf } from '#worker/http/ids.ts'
import { exportCsv, exportKinds } from './service.ts'

const idsFrom = (list: string | undefined) =>
  list === undefined
    ? null
    : list
        .split(',')
        .map(idOf)
        .filter((id) => id !== null)

export const adminExportRoutes = routesOf(
  serve(api.exportFile, async (call) => {
    const kind = exportKinds.find((kind) => `${kind}.csv` === call.c.req.param('file'))
    if (!kind) return call.refuse('unknown_item', staffProblems)
    const { ids, ...filters } = call.query
    const csv = await exportCsv(call.deps, kind, { ...filters, ids: idsFrom(ids) })
    return call.c.body(csv, 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${kind}-${utcDay(call.deps.now)}.csv"`,
      'Cache-Control': 'no-store',
    })
  }),
)
