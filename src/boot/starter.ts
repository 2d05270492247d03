import { loadFonts } from './fonts.ts'

/** Loads the application. */
function start() {
  // A screen's chunks ask for the style sheet unless its link is there, which here is only a marker: the sheet is inline.
  const sheet = document.querySelector<HTMLLinkElement>('link[rel="inside"]')
  if (sheet) {
    sheet.disabled = true
    sheet.rel = 'stylesheet'
  }
  // Reading React is a long task on a slow phone, and so is requesting the rest: the visitor is answered in between.
  import('./react.ts').catch(() => undefined)
  setTimeout(() => {
    import('#src/main.tsx').catch(() => {
      document.querySelector('.opening > [role="alert"]')?.removeAttribute('hidden')
    })
  })
}

// Search forms work without the application. Sent by the browser, any other form would put what was typed into the URL.
addEventListener(
  'submit',
  (event) => {
    if (event.target instanceof Element && !event.target.matches('[role="search"], [action]'))
      event.preventDefault()
  },
  { capture: true },
)

/** The first paint; at once where the browser does not report it, as in a background tab. */
const painted = new Promise<void>((resolve) => {
  if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) return resolve()
  const observer = new PerformanceObserver(() => {
    observer.disconnect()
    resolve()
  })
  observer.observe({ type: 'paint', buffered: true })
})

// After the first paint, which the bytes of the fonts would hold up.
const faces = document.querySelector<HTMLStyleElement>('style[data-faces]')?.sheet
if (faces) void painted.then(() => loadFonts(faces.cssRules))

/** A prerendered page can be read and its links work, so its application waits for an event or an idle moment. */
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
