import { useEffect, useRef, type ReactNode } from 'react'

type KeptFocusProps = {
  /** The elements that take over, as a selector: entries, a heading, the first button. */
  to: string
  className?: string
  children: ReactNode
}

/**
 * What had the focus is gone after a decision: the one that took its place gets it, else the frame, so that the keyboard
 * does not begin again at the top of the page.
 */
export function KeptFocus({ to, className, children }: KeptFocusProps) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = frame.current
    if (!element) return
    let held: Element | null = null
    let place = 0
    const all = () => [...element.querySelectorAll<HTMLElement>(to)]
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return
      held = target
      place = Math.max(
        0,
        all().findIndex((each) => each.contains(target)),
      )
    }
    const observer = new MutationObserver(() => {
      if (!held || held.isConnected || document.activeElement !== document.body) return
      const rest = all()
      const next = rest[Math.min(place, rest.length - 1)] ?? element
      next.focus()
    })
    element.addEventListener('focusin', remember)
    observer.observe(element, { childList: true, subtree: true })
    // A dialog may outlive the control that opened it, and then has nothing to give the focus back to.
    observer.observe(document.body, { childList: true })
    return () => {
      element.removeEventListener('focusin', remember)
      observer.disconnect()
    }
  }, [to])
  return (
    <div ref={frame} tabIndex={-1} className={className}>
      {children}
    </div>
  )
}
