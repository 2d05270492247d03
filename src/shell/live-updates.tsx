import { useLive } from '#src/features/live/use-live.ts'

/** Nothing to see: keeps the member's tab in step with what others do. A chunk of its own, after the first paint. */
export function LiveUpdates() {
  useLive()
  return null
}
