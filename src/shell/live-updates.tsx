import { useEffect } from 'react'
import { keepOfflineShell } from '#src/features/live/offline-shell.ts'
import { useLive } from '#src/features/live/use-live.ts'

/** What the page needs for a moment without a connection, once it has loaded everything else. */
async function prepareOffline(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 3000))
  await import('./mobile-menu.tsx').catch(() => undefined)
  await keepOfflineShell()
}

/** Live updates, and the shell for a time without a connection; renders nothing. Loads after the first paint. */
export function LiveUpdates() {
  useLive()
  useEffect(() => void prepareOffline(), [])
  return null
}
