/**
 * What a page loads first. A written page is already readable and its controls work by themselves, so the
 * application waits for the first touch or key, or for the first idle moment after the load event; the shell
 * needs it at once, and says so when it does not come.
 */
function start() {
  // A screen's chunks ask for the sheet; Vite's loader leaves it out where its link stands, also a disabled one.
  const sheet = document.querySelector<HTMLLinkElement>('link[rel="inside"]')
  if (sheet) {
    sheet.disabled = true
    sheet.rel = 'stylesheet'
  }
  // React alone is a piece of work for a slow phone, and so is asking for the rest: the visitor is answered in between.
  import('./react.ts').catch(() => undefined)
  setTimeout(() => {
    import('#src/main.tsx').catch(() => {
      document.querySelector('.opening > [role="alert"]')?.removeAttribute('hidden')
    })
  })
}

// Searches work by themselves. Any other form is the application's: sent by the browser, it would put what was typed
// into the address of the page.
addEventListener(
  'submit',
  (event) => {
    if (event.target instanceof Element && !event.target.matches('[role="search"], [action]'))
      event.preventDefault()
  },
  { capture: true },
)

/** Fetches the fonts of a written page, and brings them in together: each one that comes lays out the whole page anew. */
async function bringFaces(rules: CSSRuleList) {
  const faces = [...rules]
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map(({ style }) => {
      const of = (name: string) => style.getPropertyValue(name)
      const [weight, unicodeRange] = [of('font-weight'), of('unicode-range')]
      // A rule quotes the name of its family; a face has the name itself.
      const family = of('font-family').replaceAll('"', '')
      return new FontFace(family, of('src'), { weight, unicodeRange, display: 'swap' })
    })
  await Promise.allSettled(faces.map((face) => face.load()))
  for (const face of faces) if (face.status === 'loaded') document.fonts.add(face)
}

/** When the page can be read; at once where that is never told, as in a tab that nobody has looked at. */
const painted = new Promise<void>((resolve) => {
  if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) return resolve()
  const observer = new PerformanceObserver(() => {
    observer.disconnect()
    resolve()
  })
  observer.observe({ type: 'paint', buffered: true })
})

// Once its text stands in the stand-ins, which the bytes of the fonts would hold back.
const written = document.querySelector<HTMLStyleElement>('style[data-faces]')?.sheet
if (written) void painted.then(() => bringFaces(written.cssRules))

if (document.getElementById('root')?.dataset['copyState']) {
  const signs = ['pointerdown', 'keydown', 'touchstart'] as const
  const begin = () => {
    for (const sign of signs) removeEventListener(sign, begin)
    start()
  }
  for (const sign of signs) addEventListener(sign, begin, { once: true, passive: true })
  const whenIdle = () =>
    void painted.then(() =>
      'requestIdleCallback' in window ? requestIdleCallback(begin) : setTimeout(begin, 1),
    )
  if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle, { once: true })
} else {
  start()
}
