import type { ComponentType } from 'react'

const pausesMs = [1500, 3000, 6000, 12_000] as const

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const backOnline = () => new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))

/**
 * Loads a component, retrying after a delay or once the connection is back. After five failures it returns
 * `missing`, because a navigation waits for every pending island.
 */
export async function loadWithRetries<Props>(
  load: () => Promise<ComponentType<Props>>,
  missing: () => ComponentType<Props>,
): Promise<ComponentType<Props>> {
  // Nothing is fetched at build time, so a failure is a bug.
  if (typeof window === 'undefined') return load()
  for (const ms of pausesMs) {
    try {
      return await load()
    } catch {
      await (navigator.onLine ? pause(ms) : backOnline())
    }
  }
  return load().catch(missing)
}
