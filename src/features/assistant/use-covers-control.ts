import { type RefObject, useEffect, useState } from 'react'

const controls = 'a[href], button, input, select, textarea, label, summary, [role="button"], [role="tab"]'

/** How long the page has to be still, in milliseconds. */
const settleMs = 80

/** Whether a control of the page is below the element, by its corners, the middle of its sides and its center. */
function coversControl(element: HTMLElement): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  const shares = [0.02, 0.5, 0.98]
  return shares.some((x) =>
    shares.some((y) =>
      document
        .elementsFromPoint(left + width * x, top + height * y)
        .some((below) => !element.contains(below) && below.closest(controls) !== null),
    ),
  )
}

/** Whether an element that floats above a narrow page covers one of its controls, after each scroll and change of size. */
export function useCoversControl(floating: RefObject<HTMLElement | null>): boolean {
  const [covers, setCovers] = useState(false)
  useEffect(() => {
    const narrow = matchMedia('(max-width: 63.99rem)')
    let timer: ReturnType<typeof setTimeout> | undefined
    const check = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        const element = floating.current
        setCovers(element !== null && narrow.matches && coversControl(element))
      }, settleMs)
    }
    check()
    const observer = new ResizeObserver(check)
    observer.observe(document.body)
    addEventListener('scroll', check, { passive: true })
    addEventListener('resize', check)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      removeEventListener('scroll', check)
      removeEventListener('resize', check)
    }
  }, [floating])
  return covers
}
