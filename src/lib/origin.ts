import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** 'https://northleaf.example' in the browser; empty in what the server writes, which may be served anywhere. */
export function useOrigin(): string {
  return useSyncExternalStore(
    never,
    () => window.location.origin,
    () => '',
  )
}
