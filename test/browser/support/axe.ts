import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import type { AxeResults, RunOptions } from 'axe-core'
import { expect, type Page } from '@playwright/test'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Rules that depend on the theme; all others give the same result in both. */
const rulesOfColor = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } } as const

declare const axe: { run: (options: RunOptions) => Promise<AxeResults> }

/** Fails on any accessibility violation of the page, in the light and the dark theme. */
export async function expectAccessible(page: Page): Promise<void> {
  // The script has half a megabyte, so inject it once per document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  for (const [colorScheme, options] of [
    ['light', {}],
    ['dark', rulesOfColor],
  ] as const) {
    // Reduced motion, so that nothing is measured mid-animation.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const { violations } = await page.evaluate(
      (overrides) => axe.run({ ...overrides, resultTypes: ['violations'] }),
      options,
    )
    const found = violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`),
    )
    expect(found, `accessibility in the ${colorScheme} theme of ${page.url()}`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
}
