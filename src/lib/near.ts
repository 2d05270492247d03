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
 * A section whose script travels only when the visitor comes near it. The written page already shows it; until its
 * script is there, React leaves what was written as it is. Without a written section it loads at once.
 */
export function lazyWhenNear<Props>(
  id: string,
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const element = typeof document === 'undefined' ? null : document.getElementById(id)
    if (element) await comesNear(element)
    return { default: await load() }
  })
}
