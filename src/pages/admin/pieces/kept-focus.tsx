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
    let place: number | null = null
    const all = () => [...element.querySelectorAll<HTMLElement>(to)]
    const remember = ({ target }: FocusEvent) => {
      const index = all().findIndex((each) => target instanceof Node && each.contains(target))
      place = Math.max(0, index)
    }
    const observer = new MutationObserver(() => {
      if (place === null || document.activeElement !== document.body) return
      const rest = all()
      const next = rest[Math.min(place, rest.length - 1)] ?? element
      next.focus()
    })
    element.addEventListener('focusin', remember)
    observer.observe(element, { childList: true, subtree: true })
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
