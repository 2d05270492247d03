import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router'

function focusHeading(main: HTMLElement): HTMLElement {
  const target = main.querySelector<HTMLElement>('h1') ?? main
  target.tabIndex = -1
  target.focus({ preventScroll: true })
  return target
}

/** Whether the visitor is typing outside the page, as in the assistant, and must keep the focus. */
function isWritingBeside(page: HTMLElement): boolean {
  const focused = document.activeElement
  return focused !== null && focused.matches('input, textarea') && !page.contains(focused)
}

/** Moves the focus to the page's heading after a navigation, so that screen readers announce it. */
export function useHeadingFocus(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null)
  const { pathname, hash } = useLocation()
  const before = useRef(pathname)

  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    // A hash has its own focus target.
    if (hash || !main.current || isWritingBeside(main.current)) return
    const page = main.current
    let heading = focusHeading(page)
    // The heading of a loading placeholder is replaced by the page's own, which takes over the focus.
    const observer = new MutationObserver(() => {
      if (heading.isConnected) return
      if (document.activeElement === document.body) heading = focusHeading(page)
      else observer.disconnect()
    })
    observer.observe(page, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [pathname, hash])

  return main
}
