import { foundingPlaces } from '#shared/early-access/counter.ts'
import type { claimsOnRecord } from '#worker/features/early-access/claims/repo.ts'
import type { Slots } from '#worker/features/early-access/claims/service.ts'

/**
 * Numbers as the Durable Object gives them, from the same record in D1: it takes its claims from there when it next
 * wakes, so that both agree.
 */
export function slotsFrom(record: Awaited<ReturnType<typeof claimsOnRecord>>): Slots {
  let highest = record.highestLicenseeNumber
  const taken = new Set(record.claims.map(({ foundingNumber }) => foundingNumber))
  const free = Array.from({ length: foundingPlaces }, (_, index) => index + 1).filter(
    (place) => !taken.has(place),
  )
  return {
    claim: async () => {
      highest += 1
      return { licenseeNumber: highest, foundingNumber: free.shift() ?? null }
    },
    release: () => Promise.reject(new Error('nobody leaves while the seed runs')),
  }
}
