import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router'

function focusHeading(main: HTMLElement): HTMLElement {
  const target = main.querySelector<HTMLElement>('h1') ?? main
  target.tabIndex = -1
  target.focus({ preventScroll: true })
  return target
}

/** Somebody who writes beside the page, to the assistant, goes on writing when a page comes late. */
function isWritingBeside(page: HTMLElement): boolean {
  const focused = document.activeElement
  return focused !== null && focused.matches('input, textarea') && !page.contains(focused)
}

/** After a change of page the focus goes to its heading, which a reader then speaks (case 27). */
export function useHeadingFocus(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null)
  const { pathname, hash } = useLocation()
  const before = useRef(pathname)

  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    // A hash names its own target.
    if (hash || !main.current || isWritingBeside(main.current)) return
    const page = main.current
    let heading = focusHeading(page)
    // A placeholder's heading gives way to the page's own when its data have come, and takes the focus along.
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
