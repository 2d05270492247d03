import * as api from '#shared/passport/api.ts'
import { queryOf } from '#src/lib/call.ts'

/** Asked for on every visit: what a passport proves may have changed a minute ago. */
export const passportQuery = (id: number | string) => ({
  ...queryOf(api.read, { params: { id } }),
  staleTime: 0,
})

export const passportSettingsQuery = (id: number | string) => ({
  ...queryOf(api.settings, { params: { id } }),
  staleTime: 0,
})
