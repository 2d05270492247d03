import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router'

/** After a change of page the focus goes to its heading, which a reader then speaks (case 27). */
export function useHeadingFocus(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null)
  const { pathname, hash } = useLocation()
  const before = useRef(pathname)

  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    // A hash names its own target.
    if (hash) return
    const target = main.current?.querySelector<HTMLElement>('h1') ?? main.current
    if (!target) return
    target.tabIndex = -1
    target.focus({ preventScroll: true })
  }, [pathname, hash])

  return main
}
