import { useLayoutEffect, useRef, useState } from 'react'

/** The distance in pixels that still counts as being at the end. */
const nearEnd = 48

/**
 * Keeps the scroll position: at the end it follows new messages; elsewhere nothing moves when older or newer ones are
 * added.
 */
export function useScroll(firstId: number | string | undefined, lastId: number | string | undefined) {
  const log = useRef<HTMLDivElement>(null)
  const seen = useRef<{ firstId: typeof firstId; lastId: typeof lastId; height: number; atEnd: boolean }>({
    firstId,
    lastId: undefined,
    height: 0,
    atEnd: true,
  })
  const [hasNewer, setHasNewer] = useState(false)

  useLayoutEffect(() => {
    const box = log.current
    if (!box) return
    const before = seen.current
    if (before.atEnd) box.scrollTop = box.scrollHeight
    else if (before.firstId !== firstId) box.scrollTop += box.scrollHeight - before.height
    else if (before.lastId !== lastId) setHasNewer(true)
    seen.current = { firstId, lastId, height: box.scrollHeight, atEnd: before.atEnd }
  }, [firstId, lastId])

  return {
    log,
    hasNewer,
    onScroll: () => {
      const box = log.current
      if (!box) return
      const atEnd = box.scrollHeight - box.scrollTop - box.clientHeight < nearEnd
      seen.current = { ...seen.current, atEnd, height: box.scrollHeight }
      if (atEnd) setHasNewer(false)
    },
    toEnd: () => {
      const box = log.current
      seen.current = { ...seen.current, atEnd: true }
      if (box) box.scrollTop = box.scrollHeight
      setHasNewer(false)
    },
  }
}
