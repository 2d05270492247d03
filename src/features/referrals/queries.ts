import { queryOptions } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { ReferralCodeAnswer, ReferralTimeline } from '#shared/referrals/api.ts'
import { utcDay } from '#shared/dates.ts'
import { ApiError, request, send } from '#src/lib/api.ts'
import { readStored, writeStored } from '#src/lib/browser-storage.ts'
import { keptReferralCode, onReferralCodeChange } from './kept-referral-code.ts'
import { queryFnFor } from '#src/lib/query-client.ts'

/** Who a code belongs to; null when nobody has it. */
export const referralCodeQuery = (code: string) =>
  queryOptions({
    queryKey: ['/api/referral-codes', code],
    queryFn: async ({ signal }): Promise<ReferralCodeAnswer | null> => {
      try {
        return await request<ReferralCodeAnswer>('GET', `/api/referral-codes/${code}`, { signal })
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null
        throw error
      }
    },
    meta: { public: true },
  })

/** The code of the newest valid invitation that this browser followed. */
export function useKeptReferralCode(): string | undefined {
  return useSyncExternalStore(
    onReferralCodeChange,
    () => keptReferralCode(),
    () => undefined,
  )
}

/** Counts the opening of an invitation link once a browser and day (design §3 'Link visits'). */
export function countVisit(code: string, now: number = Date.now()): void {
  const key = `visited:${code}`
  const day = utcDay(now)
  if (readStored(key) === day) return
  writeStored(key, day)
  // A count that fails is not worth a word to the visitor; tomorrow's visit counts again.
  void send('POST', `/api/referral-codes/${code}/visits`).catch(() => writeStored(key, null))
}

/** `GET /api/users/{id}/referrals`, self only. */
export const referralTimelineQuery = (id: number | string) =>
  queryOptions({
    queryKey: ['/api/users', String(id), 'referrals'],
    queryFn: queryFnFor<ReferralTimeline>(),
    staleTime: 0,
  })
