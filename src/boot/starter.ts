import { loadFonts } from './fonts.ts'

/** Loads the application. */
function start() {
  // Lazy chunks request the style sheet unless its link exists. The sheet is inline here, so the link is only a
  // marker.
  const sheet = document.querySelector<HTMLLinkElement>('link[rel="inside"]')
  if (sheet) {
    sheet.disabled = true
    sheet.rel = 'stylesheet'
  }
  // Parsing React and requesting the application are both long tasks on a slow phone, so input is handled in
  // between.
  import('./react.ts').catch(() => undefined)
  setTimeout(() => {
    import('#src/main.tsx').catch(() => {
      document.querySelector('.opening > [role="alert"]')?.removeAttribute('hidden')
    })
  })
}

// Search forms work without the application. Any other form submitted by the browser would leak its values into the
// URL.
addEventListener(
  'submit',
  (event) => {
    if (event.target instanceof Element && !event.target.matches('[role="search"], [action]'))
      event.preventDefault()
  },
  { capture: true },
)

/** Resolves at the first paint, or immediately where the browser does not report it, as in a background tab. */
const painted = new Promise<void>((resolve) => {
  if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) return resolve()
  const observer = new PerformanceObserver(() => {
    observer.disconnect()
    resolve()
  })
  observer.observe({ type: 'paint', buffered: true })
})

// Fonts load after the first paint so that their bytes do not delay it.
const faces = document.querySelector<HTMLStyleElement>('style[data-faces]')?.sheet
if (faces) void painted.then(() => loadFonts(faces.cssRules))

/** A prerendered page is readable and its links work, so its application waits for a user event or an idle callback. */
function startWhenIdle() {
  const events = ['pointerdown', 'keydown', 'touchstart'] as const
  const begin = () => {
    for (const event of events) removeEventListener(event, begin)
    start()
  }
  for (const event of events) addEventListener(event, begin, { once: true, passive: true })
  const whenIdle = () =>
    void painted.then(() =>
      'requestIdleCallback' in window ? requestIdleCallback(begin) : setTimeout(begin, 1),
    )
  if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle, { once: true })
}

if (document.getElementById('root')?.dataset['copyState']) startWhenIdle()
else start()
