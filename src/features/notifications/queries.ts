import { queryOptions } from '@tanstack/react-query'
import type { NotificationGroup, NotificationSettings } from '#shared/notifications/api.ts'
import { socialKeys } from '#src/features/connections/queries.ts'
import { paged } from '#src/lib/paged-query.ts'
import { queryFnFor } from '#src/lib/query-client.ts'

export const notificationsQuery = paged<NotificationGroup[]>(socialKeys.notifications, '/api/notifications')

export const notificationSettingsQuery = queryOptions({
  queryKey: [...socialKeys.notifications, 'settings'],
  queryFn: queryFnFor<NotificationSettings>(),
})
