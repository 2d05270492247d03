import * as api from '#shared/notifications/api.ts'
import { pagedQueryOf, queryOf } from '#src/lib/call.ts'

export const notificationsQuery = pagedQueryOf(api.list)

export const notificationSettingsQuery = { ...queryOf(api.settings), staleTime: 0 }
