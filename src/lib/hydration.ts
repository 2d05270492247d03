import { fromWindow, useStore } from './store.ts'

const hydrated = fromWindow(() => true)
const online = fromWindow(() => navigator.onLine, 'online', 'offline')

/**
 * False while the page is what the server wrote, true once the application is alive. What does nothing without it waits:
 * a form that is sent before would be sent by the browser itself, with what was typed in the address.
 */
export const useHydrated = (): boolean => useStore(hydrated, false)

export const useOnline = (): boolean => useStore(online, true)
