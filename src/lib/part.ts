import { type ComponentType, lazy, type LazyExoticComponent } from 'react'

const firstPauseMs = 1500

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const backOnline = () => new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))

/**
 * Loads the script of a part of a page. What does not come is asked for again: once the connection is back, or after a
 * pause, each twice as long as the one before. It never gives up, since what stands in the part's place would go: a
 * section that was written ahead can be read without its script.
 */
export async function loadWithRetries<Props>(
  load: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> {
  for (let pauseMs = firstPauseMs; ; pauseMs *= 2) {
    try {
      return await load()
    } catch {
      await (navigator.onLine ? pause(pauseMs) : backOnline())
    }
  }
}

/** A part whose script follows its page (an `openablePart` waits for a press). Its `Suspense` keeps the place until then. */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await loadWithRetries(load) }))
}
