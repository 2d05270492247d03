import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Long enough for a form that is shown because of the hash, and for the parts above it. */
const timeoutMs = 2000

/** A plate that is folded opens; then its summary is what takes the focus. */
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
  // What has just unfolded is not laid out yet and cannot be scrolled to: its summary can.
  const scrolledTo = focusable.matches('summary') ? focusable : target
  // At once: a smooth scroll ends wherever a part that wakes on the way interrupts it.
  scrolledTo.scrollIntoView({ block: 'start', behavior: 'instant' })
  if (!focusable.matches('a[href], button, input, select, textarea, summary')) focusable.tabIndex = -1
  focusable.focus({ preventScroll: true })
  return scrolledTo
}

const userEvents = ['pointerdown', 'wheel', 'touchstart', 'keydown'] as const

/**
 * Keeps what was scrolled to in its place while parts above it still arrive, as they do on the way from another page;
 * until the visitor does something. Answers what ends it.
 */
function holdPosition(target: HTMLElement): () => void {
  const { top } = target.getBoundingClientRect()
  const observer = new ResizeObserver(() =>
    // A frame later: the browser's own scroll anchoring may have done it already.
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
 * Once in the shell: the target of the address's hash is scrolled to and takes the focus, on a first load, from
 * another page and when the same link is followed again (000 §2 'Hash targets').
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
      // A part whose script is still on its way has no heading to take the focus yet.
      const isPending = !target || target.querySelector('[data-hash-pending]') !== null
      if (isPending && performance.now() < deadline) requestAnimationFrame(findTarget)
      else if (target) release = holdPosition(scrollToTarget(target))
    }
    // After the router's own scroll restoration.
    requestAnimationFrame(findTarget)
    return () => {
      stopped = true
      release?.()
    }
  }, [location])
}
