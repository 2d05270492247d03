import { infiniteQueryOptions } from '@tanstack/react-query'
import { send } from './api.ts'
import { nextLink } from './next-link.ts'

export type Paged<Answer> = { answer: Answer; next: string | null }

/** A list that is read page by page along its `Link` header, asked again on every visit. */
export const paged = <Answer>(queryKey: readonly (string | number)[], path: string) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: async ({ pageParam, signal }): Promise<Paged<Answer>> => {
      const response = await send('GET', pageParam, { signal })
      return { answer: (await response.json()) as Answer, next: nextLink(response) }
    },
    initialPageParam: path,
    getNextPageParam: (page: Paged<Answer>) => page.next,
    staleTime: 0,
  })
