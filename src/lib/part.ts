import { type ComponentType, lazy, type LazyExoticComponent } from 'react'

const pausesMs = [1500, 3000, 6000, 12_000] as const

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const backOnline = () => new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))

const Absent = () => null

/**
 * Brings the script of a part of a page. What does not come is asked for again: once the connection is back, or after a
 * pause. In the end the page does without it; a part never takes its page along.
 */
export async function brought<Props>(
  load: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> {
  for (const ms of pausesMs) {
    try {
      return await load()
    } catch {
      await (navigator.onLine ? pause(ms) : backOnline())
    }
  }
  return load().catch(() => Absent)
}

/** A part whose script follows its page. Until it is there its `Suspense` keeps the place. */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await brought(load) }))
}
