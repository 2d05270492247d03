import { useEffect, useEffectEvent, type RefObject } from 'react'

const isTextField = (element: Element | null) =>
  element instanceof HTMLElement && (element.isContentEditable || element.matches('input, textarea, select'))

/** Whether a key press is a shortcut: no text field has the focus, no dialog is open, no modifier is pressed. */
function isShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return false
  return (
    !isTextField(document.activeElement) && !document.querySelector('[role="dialog"], [role="alertdialog"]')
  )
}

/** Binds actions to single keys, by their lower-case name. */
export function useHotkeys(actions: Readonly<Record<string, () => void>>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event)) return
    const action = actions[event.key.toLowerCase()]
    if (!action) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

/** `/` moves the focus to the search field. */
export function useSearchKey(field: RefObject<HTMLInputElement | null>): void {
  useHotkeys({
    '/': () => {
      field.current?.focus()
      field.current?.select()
    },
  })
}

/** Names the search key, on devices with a keyboard. */
export function SearchKeyHint() {
  return <span className="pointer-coarse:hidden">Press / to come here.</span>
}
