import type { KeyboardEvent } from 'react'

/**
 * Clicks the dialog's close button (`data-close`) on Escape. Radix attaches its own listener one render after it
 * moves the focus into a dialog, so an early key press would be lost.
 */
export function closeOnEscape(event: KeyboardEvent<HTMLElement>): void {
  // Already handled by Radix, for this dialog or one above it.
  if (event.key !== 'Escape' || event.defaultPrevented) return
  event.preventDefault()
  event.currentTarget.querySelector<HTMLElement>('[data-close]')?.click()
}
