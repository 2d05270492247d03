import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Long enough for a form that is shown because of the hash; after that the hash names nothing here. */
const patience = 2000

/** A plate that is folded opens; then its summary is what takes the focus. */
function focusableOf(target: HTMLElement): HTMLElement {
  const folded = target.closest('details')
  if (folded) {
    folded.open = true
    return folded.querySelector('summary') ?? folded
  }
  return target.querySelector<HTMLElement>('[data-hash-focus]') ?? target
}

function goTo(target: HTMLElement) {
  const focusable = focusableOf(target)
  // What has just unfolded is not laid out yet and cannot be scrolled to: its summary can.
  const scrolled = focusable.matches('summary') ? focusable : target
  // At once: a smooth scroll ends wherever a part that wakes on the way interrupts it.
  scrolled.scrollIntoView({ block: 'start', behavior: 'instant' })
  if (!focusable.matches('a[href], button, input, select, textarea, summary')) focusable.tabIndex = -1
  focusable.focus({ preventScroll: true })
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
    const deadline = performance.now() + patience
    const look = () => {
      if (stopped) return
      const target = document.getElementById(id)
      if (target) goTo(target)
      else if (performance.now() < deadline) requestAnimationFrame(look)
    }
    // After the router's own scroll restoration.
    requestAnimationFrame(look)
    return () => {
      stopped = true
    }
  }, [location])
}
