import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => undefined

/** 'https://northleaf.example' in the browser; empty in what the server writes, which may be served anywhere. */
export function useOrigin(): string {
  return useSyncExternalStore(
    subscribeToNothing,
    () => window.location.origin,
    () => '',
  )
}
