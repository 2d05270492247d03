import { useLive } from '#src/features/live/use-live.ts'

/** Subscribes to live updates; renders nothing. A separate chunk that loads after the first paint. */
export function LiveUpdates() {
  useLive()
  return null
}
