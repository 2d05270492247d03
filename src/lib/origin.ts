import { fromWindow, useStore } from './store.ts'

const origin = fromWindow(() => window.location.origin)

/** 'https://northleaf.example' in the browser; empty in what the server writes, which may be served anywhere. */
export const useOrigin = (): string => useStore(origin, '')
