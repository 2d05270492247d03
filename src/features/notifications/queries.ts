import * as api from '#shared/notifications/api.ts'
import { pagedQueryOf, queryOf, preloaded } from '#src/lib/call.ts'

export const notificationsQuery = { ...pagedQueryOf(api.list), ...preloaded }

export const notificationSettingsQuery = { ...queryOf(api.settings), ...preloaded }
