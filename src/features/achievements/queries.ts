import { queryOptions } from '@tanstack/react-query'
import type { AchievementsAnswer } from '#shared/achievements/api.ts'
import { queryFnFor } from '#src/lib/query-client.ts'

export const achievementsQuery = (userId: number) =>
  queryOptions({
    queryKey: ['/api/users', String(userId), 'achievements'],
    queryFn: queryFnFor<AchievementsAnswer>(),
    staleTime: 0,
  })
