import type { KeyboardEvent } from 'react'

/**
 * Presses the dialog's own closing button (`data-close`). Radix begins to listen for Escape a render after it has moved
 * the focus into a dialog, and a press in between would be lost.
 */
export function closeOnEscape(event: KeyboardEvent<HTMLElement>): void {
  // Prevented: Radix has closed the dialog, or one that is open above it.
  if (event.key !== 'Escape' || event.defaultPrevented) return
  event.preventDefault()
  event.currentTarget.querySelector<HTMLElement>('[data-close]')?.click()
}
