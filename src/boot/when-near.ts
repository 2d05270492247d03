import { pause } from './retry.ts'

/** How far ahead of the screen's edge a section is hydrated. */
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

/** Screen readers and voice control click without a pointer; a gesture goes back without either. */
const userEvents = ['pointerdown', 'keydown', 'click', 'popstate'] as const

/**
 * Resolves on the visitor's first event, or at once where a hash names a place: a navigation waits for every section
 * that is not hydrated yet, so from here on all of them load.
 */
function firstUserEvent(): Promise<void> {
  return new Promise((resolve) => {
    if (window.location.hash) return resolve()
    for (const event of userEvents)
      window.addEventListener(event, () => resolve(), { once: true, passive: true })
  })
}

// Listens from the start: an event before the first section is asked for counts too.
const userActed = typeof window === 'undefined' ? undefined : firstUserEvent()

/** When a page that is only read hydrates its first later section, and how long after it the next, in ms. */
const quiet = { first: 3000, next: 500 } as const

const idle = () =>
  'requestIdleCallback' in window ? new Promise((resolve) => requestIdleCallback(resolve)) : Promise.resolve()

let lastTurn: Promise<unknown> | undefined

/** One section after another, each in an idle moment: hydrated together they block a slow phone for a second. */
function idleTurn(): Promise<unknown> {
  lastTurn = (lastTurn ? lastTurn.then(() => pause(quiet.next)) : pause(quiet.first)).then(idle)
  return lastTurn
}

/** Resolves when the visitor comes near the element or does anything, at the latest in the element's idle turn. */
export async function whenNear(element: Element): Promise<void> {
  await Promise.race([comesNear(element), userActed, idleTurn()])
}
