import { queryOptions } from '@tanstack/react-query'
import * as api from '#shared/referrals/api.ts'
import { utcDay } from '#shared/dates.ts'
import { ApiError } from '#src/lib/api.ts'
import { readStored, writeStored } from '#src/lib/browser-storage.ts'
import { call, keyOf, queryOf, preloaded } from '#src/lib/call.ts'
import { useStore } from '#src/lib/store.ts'
import { storedCode } from './stored-referral-code.ts'

/** The owner of a code; null if the code is unknown. */
export const referralCodeQuery = (code: string) =>
  queryOptions({
    queryKey: keyOf(api.lookUp, { params: { code } }),
    queryFn: async ({ signal }): Promise<api.ReferralCodeAnswer | null> => {
      try {
        return await call(api.lookUp, { params: { code }, signal })
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null
        throw error
      }
    },
    meta: { public: true },
  })

/** The code of the latest valid invitation that this browser opened. */
export const useStoredReferralCode = (): string | undefined => useStore(storedCode, undefined)

/** Counts a visit of an invitation link, once a UTC day in this browser. */
export function countVisit(code: string, now: number = Date.now()): void {
  const key = `visited:${code}`
  const day = utcDay(now)
  if (readStored(key) === day) return
  writeStored(key, day)
  // A failure is not shown to the visitor: the next visit is counted again.
  void call(api.countVisit, { params: { code } }).catch(() => writeStored(key, null))
}

export const referralTimelineQuery = (id: number | string) => ({
  ...queryOf(api.timeline, { params: { id } }),
  ...preloaded,
})
