import { useRef } from 'react'

type Handlers = {
  onOpenAutoFocus?: ((event: Event) => void) | undefined
  onCloseAutoFocus?: ((event: Event) => void) | undefined
}

/**
 * Gives the focus back to whatever opened a dialog. Radix does so only for its own trigger, and dialogs that are
 * fetched when they are asked for have none.
 */
export function useReturnFocus({ onOpenAutoFocus, onCloseAutoFocus }: Handlers): Required<Handlers> {
  const opener = useRef<HTMLElement | null>(null)
  return {
    onOpenAutoFocus: (event) => {
      const active = document.activeElement
      const isInside = event.currentTarget instanceof Node && event.currentTarget.contains(active)
      if (active instanceof HTMLElement && active !== document.body && !isInside) opener.current = active
      onOpenAutoFocus?.(event)
    },
    onCloseAutoFocus: (event) => {
      onCloseAutoFocus?.(event)
      if (event.defaultPrevented || !opener.current?.isConnected) return
      event.preventDefault()
      opener.current.focus()
    },
  }
}
