/**
 * What a page loads first. A written page is already readable and its controls work by themselves, so the
 * application waits for the first touch or key, or for the first idle moment after the load event; the shell
 * needs it at once, and says so when it does not come.
 */
function start() {
  const sheet = document.querySelector<HTMLLinkElement>('link[data-sheet]')
  if (sheet) sheet.rel = 'stylesheet'
  import('./main.tsx').catch(() => {
    document.querySelector('.opening > [role="alert"]')?.removeAttribute('hidden')
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

if (document.getElementById('root')?.dataset['copyState']) {
  const signs = ['pointerdown', 'keydown', 'touchstart'] as const
  const begin = () => {
    for (const sign of signs) removeEventListener(sign, begin)
    start()
  }
  for (const sign of signs) addEventListener(sign, begin, { once: true, passive: true })
  const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(begin) : setTimeout(begin, 1))
  if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle, { once: true })
} else {
  start()
}
