import type { KeyboardEvent, MouseEvent } from 'react'

/**
 * Props that make a link act as a button, for pointer, Enter and Space. A link can stay the same element through
 * hydration; replacing it between pointer down and up would lose the click.
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
