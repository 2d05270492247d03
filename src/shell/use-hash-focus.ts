import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Long enough for a form that the hash reveals, and for lazy sections above it, in milliseconds. */
const timeoutMs = 2000

/** The element to focus: the summary of a collapsed plate, which is opened first, or the section's heading. */
function focusableOf(target: HTMLElement): HTMLElement {
  const collapsed = target.closest('details')
  if (collapsed) {
    collapsed.open = true
    return collapsed.querySelector('summary') ?? collapsed
  }
  return target.querySelector<HTMLElement>('[data-hash-focus]') ?? target
}

function scrollToTarget(target: HTMLElement): HTMLElement {
  const focusable = focusableOf(target)
  // Content that just expanded has no layout yet, so scroll to its summary.
  const scrolledTo = focusable.matches('summary') ? focusable : target
  // A smooth scroll would stop wherever a section hydrates on the way.
  scrolledTo.scrollIntoView({ block: 'start', behavior: 'instant' })
  if (!focusable.matches('a[href], button, input, select, textarea, summary')) focusable.tabIndex = -1
  focusable.focus({ preventScroll: true })
  return scrolledTo
}

const userEvents = ['pointerdown', 'wheel', 'touchstart', 'keydown'] as const

/**
 * Holds the scroll position of the target while lazy sections above it load, until the first user event. Returns a
 * function that ends it.
 */
function holdPosition(target: HTMLElement): () => void {
  const { top } = target.getBoundingClientRect()
  const observer = new ResizeObserver(() =>
    // Wait a frame: scroll anchoring may have corrected the position already.
    requestAnimationFrame(() => {
      if (hasEnded) return
      const moved = target.getBoundingClientRect().top - top
      if (Math.abs(moved) > 1) window.scrollBy({ top: moved, behavior: 'instant' })
    }),
  )
  let hasEnded = false
  const end = () => {
    hasEnded = true
    observer.disconnect()
    clearTimeout(timer)
    for (const event of userEvents) window.removeEventListener(event, end)
  }
  const timer = setTimeout(end, timeoutMs)
  for (const event of userEvents) window.addEventListener(event, end, { passive: true })
  observer.observe(document.body)
  return end
}

/**
 * Scrolls to the target of the URL's hash and focuses it: on the first load, after a navigation, and when the same
 * link is followed again. Used once, in the shell.
 */
export function useHashFocus(): void {
  const location = useLocation()
  useEffect(() => {
    const id = location.hash.slice(1)
    if (!id) return
    let stopped = false
    let release: (() => void) | undefined
    const deadline = performance.now() + timeoutMs
    const findTarget = () => {
      if (stopped) return
      const target = document.getElementById(id)
      // A lazy section has no heading to focus until it has loaded.
      const isPending = !target || target.querySelector('[data-hash-pending]') !== null
      if (isPending && performance.now() < deadline) requestAnimationFrame(findTarget)
      else if (target) release = holdPosition(scrollToTarget(target))
    }
    // Runs after the router's own scroll restoration.
    requestAnimationFrame(findTarget)
    return () => {
      stopped = true
      release?.()
    }
  }, [location])
}
