import * as api from '#shared/licenses/api.ts'
import { queryOf } from '#src/lib/call.ts'

export const licenseCheckQuery = (id: number | string) => ({
  ...queryOf(api.check, { params: { id } }),
  staleTime: 0,
})
