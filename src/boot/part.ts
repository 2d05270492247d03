import { type ComponentType, lazy, type LazyExoticComponent, type ReactNode } from 'react'

const pausesMs = [1500, 3000, 6000, 12_000] as const

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const backOnline = () => new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))

/**
 * Loads the script of a part of a page. What does not come is asked for again: once the connection is back, or after a
 * pause. In the end it answers what is `missing`, since a change of place may wait for every part of the page.
 */
export async function loadWithRetries<Props>(
  load: () => Promise<ComponentType<Props>>,
  missing: () => ComponentType<Props>,
): Promise<ComponentType<Props>> {
  // While pages are written nothing travels: what fails is broken.
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

const Absent = () => null

/**
 * A part whose script follows its page (an `openablePart` waits for a press). Its `Suspense` keeps the place; if it never
 * comes, `Missing` stands there, or the page does without it. A part never takes its page along.
 */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
  Missing: () => ReactNode = Absent,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await loadWithRetries(load, () => Missing) }))
}
