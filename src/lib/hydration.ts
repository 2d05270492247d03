import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => undefined

/**
 * False while the page is what the server wrote, true once the application is alive. What does nothing without it waits:
 * a form that is sent before would be sent by the browser itself, with what was typed in the address.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
}

function onConnectionChange(listener: () => void) {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

export function useOnline(): boolean {
  return useSyncExternalStore(
    onConnectionChange,
    () => navigator.onLine,
    () => true,
  )
}
