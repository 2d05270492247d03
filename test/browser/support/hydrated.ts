import { expect, type Locator } from '@playwright/test'

/**
 * Scrolls to a control and waits until it is hydrated. Before that, it only does what its link or form does
 * natively.
 */
export async function hydrated(control: Locator): Promise<Locator> {
  await control.scrollIntoViewIfNeeded()
  await expect
    .poll(
      () => control.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps'))),
      // Hydration takes a few hundred milliseconds; Playwright's default intervals grow to a second.
      { intervals: [50] },
    )
    .toBe(true)
  return control
}
