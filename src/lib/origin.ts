import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => undefined

/** 'https://northleaf.example' in the browser; empty in prerendered markup, which may be served from any origin. */
export function useOrigin(): string {
  return useSyncExternalStore(
    subscribeToNothing,
    () => window.location.origin,
    () => '',
  )
}
