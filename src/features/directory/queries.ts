import * as api from '#shared/directory/api.ts'
import { keyOf } from '#src/lib/call.ts'

/** The key above every page of every search; a changed profile makes them stale. */
export const businessesKey = keyOf(api.list)
