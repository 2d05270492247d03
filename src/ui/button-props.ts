import type { KeyboardEvent, MouseEvent } from 'react'

/**
 * Makes a link press like a button, by pointer, Enter and the space bar. It stays the same element when the application
 * comes alive: one that took its place between the press and its release would get no click.
 */
export function pressing(press: () => void) {
  return {
    onClick: (event: MouseEvent) => {
      event.preventDefault()
      press()
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== ' ') return
      event.preventDefault()
      press()
    },
  }
}
