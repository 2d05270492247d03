import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** What a theme can change; every other rule says the same in both. */
const rulesOfColor = ['color-contrast', 'link-in-text-block']

/** Fails with every accessibility violation of the page as it stands, in the light and in the dark theme. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    // Without motion, so that nothing is measured half faded in.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const axe = new AxeBuilder({ page })
    const { violations } = await (colorScheme === 'light' ? axe : axe.withRules(rulesOfColor)).analyze()
    const found = violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`),
    )
    expect(found, `accessibility in the ${colorScheme} theme of ${page.url()}`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
}
