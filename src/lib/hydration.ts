import { fromWindow, useStore } from './store.ts'

const hydrated = fromWindow(() => true)
const online = fromWindow(() => navigator.onLine, 'online', 'offline')

/**
 * False in the prerendered markup, true once hydrated. Forms wait for it: the browser would submit them itself and
 * put their values in the URL.
 */
export const useHydrated = (): boolean => useStore(hydrated, false)

export const useOnline = (): boolean => useStore(online, true)
