import { useCallback, useEffect, useRef } from 'react'

/** How far below the window something counts as near. */
const margin = '0px 0px 400px 0px'

/** A ref for the foot of a list; `onNear` is called once for each time that it comes near while `active`. */
export function useNearness(active: boolean, onNear: () => void) {
  const latest = useRef(onNear)
  useEffect(() => {
    latest.current = onNear
  })
  return useCallback(
    (foot: HTMLElement | null) => {
      if (!foot || !active) return undefined
      const observer = new IntersectionObserver(
        ([entry]) => {
          if (entry?.isIntersecting) latest.current()
        },
        { rootMargin: margin },
      )
      observer.observe(foot)
      return () => observer.disconnect()
    },
    [active],
  )
}
