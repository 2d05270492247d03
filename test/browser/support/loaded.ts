import type { Page } from '@playwright/test'

/** Records the URLs matching `pattern` that the page loads from now on; the returned function fetches their texts. */
export function recordLoaded(page: Page, pattern: RegExp): () => Promise<string[]> {
  const loaded = new Set<string>()
  page.on('response', (response) => {
    if (pattern.test(new URL(response.url()).pathname)) loaded.add(response.url())
  })
  return () => Promise.all([...loaded].map(async (url) => (await page.context().request.get(url)).text()))
}
