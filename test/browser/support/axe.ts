import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import type { AxeResults, RunOptions } from 'axe-core'
import { expect, type Page } from '@playwright/test'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What a theme can change; every other rule says the same in both. */
const rulesOfColor = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } } as const

declare const axe: { run: (options: RunOptions) => Promise<AxeResults> }

/** Fails with every accessibility violation of the page as it stands, in the light and in the dark theme. */
export async function expectAccessible(page: Page): Promise<void> {
  // Half a megabyte: once for each document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  for (const [colorScheme, options] of [
    ['light', {}],
    ['dark', rulesOfColor],
  ] as const) {
    // Without motion, so that nothing is measured half faded in.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const { violations } = await page.evaluate(
      (given) => axe.run({ ...given, resultTypes: ['violations'] }),
      options,
    )
    const found = violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`),
    )
    expect(found, `accessibility in the ${colorScheme} theme of ${page.url()}`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
}
