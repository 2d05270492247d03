import { pause } from './retry.ts'

/** How far outside the viewport a section starts to hydrate. */
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

/** Screen readers and voice control click without a pointer; a back gesture fires only popstate. */
const userEvents = ['pointerdown', 'keydown', 'click', 'popstate'] as const

/**
 * Resolves on the first user event, or immediately if the URL has a hash. A navigation waits for every section that
 * is not hydrated, so all of them load from here on.
 */
function firstUserEvent(): Promise<void> {
  return new Promise((resolve) => {
    if (window.location.hash) return resolve()
    for (const event of userEvents)
      window.addEventListener(event, () => resolve(), { once: true, passive: true })
  })
}

// Listens from module load, so that an event before the first section renders counts too.
const userActed = typeof window === 'undefined' ? undefined : firstUserEvent()

/** Delay before an idle page hydrates its first section, and between further sections, in milliseconds. */
const quiet = { first: 3000, next: 500 } as const

const idle = () =>
  'requestIdleCallback' in window ? new Promise((resolve) => requestIdleCallback(resolve)) : Promise.resolve()

let lastTurn: Promise<unknown> | undefined

/** Hydrates sections one at a time while idle; together they would block a slow phone for a second. */
function idleTurn(): Promise<unknown> {
  lastTurn = (lastTurn ? lastTurn.then(() => pause(quiet.next)) : pause(quiet.first)).then(idle)
  return lastTurn
}

/** Resolves when the element is near the viewport, on the first user event, or on the element's idle turn. */
export async function whenNear(element: Element): Promise<void> {
  await Promise.race([comesNear(element), userActed, idleTurn()])
}
