import type { KeyboardEvent, MouseEvent } from 'react'

/**
 * Makes a link press like a button, by pointer, Enter and the space bar. It stays the same element when the application
 * comes alive: one that took its place between the press and its release would get no click.
 */
export function buttonProps(onPress: () => void) {
  return {
    onClick: (event: MouseEvent) => {
      event.preventDefault()
      onPress()
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== ' ') return
      event.preventDefault()
      onPress()
    },
  }
}
