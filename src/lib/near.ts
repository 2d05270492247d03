import { type ComponentType, createElement, lazy, type LazyExoticComponent, type ReactNode } from 'react'
import { loadWithRetries } from './part.ts'

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

/** How long after the load event, in ms, a page that is only read gets the rest of its parts. */
const quietTime = 3000

/** The browser has nothing else to do: what a visitor may come to next is made ready while the first screen is read. */
function allIsQuiet(): Promise<void> {
  return new Promise((resolve) => {
    const wait = () =>
      setTimeout(
        () => ('requestIdleCallback' in window ? requestIdleCallback(() => resolve()) : resolve()),
        quietTime,
      )
    if (document.readyState === 'complete') wait()
    else window.addEventListener('load', wait, { once: true })
  })
}

// From the start: a deed done before the first section is asked for counts too.
const allAreWanted = typeof window === 'undefined' ? undefined : Promise.race([visitorActs(), allIsQuiet()])

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

/**
 * A section whose script travels when the visitor comes near it or does something, at the latest when all is quiet. The
 * written page already shows it; until its script is there, React leaves what was written as it is. Without a written
 * section it loads at once.
 */
export function lazyWhenNear<Props>(
  id: string,
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const element = typeof document === 'undefined' ? null : document.getElementById(id)
    if (element) await Promise.race([comesNear(element), allAreWanted])
    return { default: await loadWithRetries(load, () => asWritten(element)) }
  })
}
