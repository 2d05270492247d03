/** The starter's file, whose name changes with every build that changes anything. */
const buildName = () =>
  document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src.split('/').at(-1) ?? ''

/** The hashed files that this page has loaded. */
const loadedFiles = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => path.startsWith('/assets/'))

/**
 * Lets a member open the application without a connection (`public/sw.js`). A failure costs nothing: the browser then
 * shows its own page, as before.
 */
export async function keepOfflineShell(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register(`/sw.js?build=${encodeURIComponent(buildName())}`, {
      updateViaCache: 'none',
    })
    const { active } = await navigator.serviceWorker.ready
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a service worker's has none
    active?.postMessage({ files: loadedFiles() })
  } catch {
    // Private windows and strict settings refuse it.
  }
}
