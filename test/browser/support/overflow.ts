import type { Page } from '@playwright/test'

/** By how many pixels the page's text is wider than the window: 0 as it should be. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
