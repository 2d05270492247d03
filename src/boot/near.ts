import { type ComponentType, createElement, lazy, type LazyExoticComponent, type ReactNode } from 'react'
import { loadWithRetries, pause } from './part.ts'

/** How far ahead of the screen's edge a section is made ready. */
const margin = '800px'

function comesNear(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        resolve()
      },
      { rootMargin: margin },
    )
    observer.observe(element)
  })
}

/**
 * The visitor's first deed, or a hash that names a place. A change of place waits for every part of the page that is
 * written but not yet alive, so from here on all of them are fetched.
 */
function visitorActs(): Promise<void> {
  return new Promise((resolve) => {
    if (window.location.hash) return resolve()
    // A screen reader or a voice presses without a pointer; a gesture goes back without either.
    for (const deed of ['pointerdown', 'keydown', 'click', 'popstate'] as const)
      window.addEventListener(deed, () => resolve(), { once: true, passive: true })
  })
}

/** When a page that is only read gets the first of its later parts, and how long after it the next, in ms. */
const quiet = { first: 3000, next: 500 } as const

const idle = () =>
  'requestIdleCallback' in window ? new Promise((resolve) => requestIdleCallback(resolve)) : Promise.resolve()

// From the start: a deed done before the first section is asked for counts too.
const deed = typeof window === 'undefined' ? undefined : visitorActs()

/** What was written, as it stands: without its script it can still be read, and its links lead on. */
function asWritten(element: Element | null): () => ReactNode {
  if (!element) return () => null
  const { localName, id, className, innerHTML } = element
  const written = {
    id,
    className,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: innerHTML },
  }
  return () => createElement(localName, written)
}

let lastTurn: Promise<unknown> | undefined

/**
 * What a visitor may come to next is made ready while the first screen is read: one part after another, each in an idle
 * moment of its own, since a slow phone that woke them together would not answer for a second.
 */
function ownTurn(): Promise<unknown> {
  lastTurn = (lastTurn ? lastTurn.then(() => pause(quiet.next)) : pause(quiet.first)).then(idle)
  return lastTurn
}

/**
 * A section whose script travels when the visitor comes near it or does something, at the latest in its turn. The
 * written page already shows it; until its script is there, React leaves what was written as it is. Without a written
 * section it loads at once.
 */
export function lazyWhenNear<Props>(
  id: string,
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const element = typeof document === 'undefined' ? null : document.getElementById(id)
    if (element) await Promise.race([comesNear(element), deed, ownTurn()])
    return { default: await loadWithRetries(load, () => asWritten(element)) }
  })
}
