import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * Whether the application is alive. What does nothing without it waits: a form that is sent before would be sent by the
 * browser itself, with what was typed in the address.
 */
export function useAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
