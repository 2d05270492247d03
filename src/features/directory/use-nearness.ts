import { useCallback, useEffect, useRef } from 'react'

/** The distance below the viewport that counts as near. */
const margin = '0px 0px 400px 0px'

/** A ref for the end of a list; calls `onNear` each time it comes near the viewport while `active`. */
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
