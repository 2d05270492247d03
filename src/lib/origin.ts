import { fromWindow, useStore } from './store.ts'

const origin = fromWindow(() => window.location.origin)

/** 'https://northleaf.example' in the browser; empty in prerendered markup, which may be served from any origin. */
export const useOrigin = (): string => useStore(origin, '')
