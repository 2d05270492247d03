import { useEffect, useRef, type ReactNode } from 'react'

type FocusRestoreProps = {
  /** A selector of the elements that may get the focus: entries, a heading, the first button. */
  to: string
  className?: string
  children: ReactNode
}

/**
 * Moves the focus when the focused element is removed, as after a decision: to the element now at its position, else to
 * the frame. Otherwise keyboard users would start again at the top of the page.
 */
export function FocusRestore({ to, className, children }: FocusRestoreProps) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = frame.current
    if (!element) return
    let focused: Element | null = null
    let position = 0
    const candidates = () => [...element.querySelectorAll<HTMLElement>(to)]
    const rememberPosition = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return
      focused = target
      position = Math.max(
        0,
        candidates().findIndex((candidate) => candidate.contains(target)),
      )
    }
    const observer = new MutationObserver(() => {
      if (!focused || focused.isConnected || document.activeElement !== document.body) return
      const rest = candidates()
      const next = rest[Math.min(position, rest.length - 1)] ?? element
      next.focus()
    })
    element.addEventListener('focusin', rememberPosition)
    observer.observe(element, { childList: true, subtree: true })
    // A dialog may outlive the control that opened it and then cannot return the focus to it.
    observer.observe(document.body, { childList: true })
    return () => {
      element.removeEventListener('focusin', rememberPosition)
      observer.disconnect()
    }
  }, [to])
  return (
    <div ref={frame} tabIndex={-1} className={className}>
      {children}
    </div>
  )
}
