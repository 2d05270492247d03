import { type ComponentType, lazy, type LazyExoticComponent } from 'react'

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

// From the start: a deed done before the first section is asked for counts too.
const deed = typeof window === 'undefined' ? undefined : visitorActs()

/**
 * A section whose script travels only when the visitor comes near it or does something. The written page already shows
 * it; until its script is there, React leaves what was written as it is. Without a written section it loads at once.
 */
export function lazyWhenNear<Props>(
  id: string,
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const element = typeof document === 'undefined' ? null : document.getElementById(id)
    if (element) await Promise.race([comesNear(element), deed])
    return { default: await load() }
  })
}
