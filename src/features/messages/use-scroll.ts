import { useLayoutEffect, useRef, useState } from 'react'

/** The distance in pixels that still counts as being at the end. */
const nearEnd = 48

/** A message that is being read, and the place of its lower edge in the log: the day above it may come and go. */
type Anchor = { node: HTMLElement; bottom: number }

const bottomOf = (node: HTMLElement) => node.offsetTop + node.offsetHeight

/** The first message of the log that is at least partly in view. */
function anchorIn(box: HTMLElement): Anchor | null {
  const node = [...box.querySelectorAll('li')].find((item) => bottomOf(item) > box.scrollTop)
  return node ? { node, bottom: bottomOf(node) } : null
}

/**
 * Keeps the scroll position: at the end it follows new messages; elsewhere the message being read stays where it is,
 * whatever is added above or below it or dropped from the first page.
 */
export function useScroll(firstId: number | string | undefined, lastId: number | string | undefined) {
  const log = useRef<HTMLDivElement>(null)
  const seen = useRef<{ lastId: typeof lastId; anchor: Anchor | null; atEnd: boolean }>({
    lastId: undefined,
    anchor: null,
    atEnd: true,
  })
  const [hasNewer, setHasNewer] = useState(false)

  useLayoutEffect(() => {
    const box = log.current
    if (!box) return
    const { lastId: lastBefore, anchor, atEnd } = seen.current
    if (atEnd) box.scrollTop = box.scrollHeight
    else {
      if (anchor?.node.isConnected) box.scrollTop += bottomOf(anchor.node) - anchor.bottom
      if (lastBefore !== lastId) setHasNewer(true)
    }
    seen.current = { lastId, anchor: anchorIn(box), atEnd }
    // oxlint-disable-next-line react/exhaustive-deps -- `firstId` changes when older messages are added above
  }, [firstId, lastId])

  return {
    log,
    hasNewer,
    onScroll: () => {
      const box = log.current
      if (!box) return
      const atEnd = box.scrollHeight - box.scrollTop - box.clientHeight < nearEnd
      seen.current = { ...seen.current, atEnd, anchor: anchorIn(box) }
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
