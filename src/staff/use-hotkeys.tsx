import { useEffect, useEffectEvent, type RefObject } from 'react'

const typesIn = (element: Element | null) =>
  element instanceof HTMLElement && (element.isContentEditable || element.matches('input, textarea, select'))

/** Whether a single key is free to mean something: nobody is typing, no dialog is open, no chord is pressed. */
function isFree(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return false
  return !typesIn(document.activeElement) && !document.querySelector('[role="dialog"], [role="alertdialog"]')
}

/** What single keys do, by their lower-case name, wherever they are free to mean something. */
export function useFreeKeys(deeds: Readonly<Record<string, () => void>>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isFree(event)) return
    const deed = deeds[event.key.toLowerCase()]
    if (!deed) return
    event.preventDefault()
    deed()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

/** `/` brings the focus to the search field. */
export function useSearchKey(field: RefObject<HTMLInputElement | null>): void {
  useFreeKeys({
    '/': () => {
      field.current?.focus()
      field.current?.select()
    },
  })
}

/** Says so where there is a keyboard. */
export function SearchKeyHint() {
  return <span className="pointer-coarse:hidden">Press / to come here.</span>
}
