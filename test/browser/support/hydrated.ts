import { expect, type Locator } from '@playwright/test'

/**
 * Brings a control near and waits until the application has woken it. Pages are written ahead: before that a control
 * does what its link or its form does by itself.
 */
export async function alive(control: Locator): Promise<Locator> {
  await control.scrollIntoViewIfNeeded()
  await expect
    .poll(
      () => control.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps'))),
      // It comes within tenths of a second, which Playwright's own growing pauses would turn into a whole one.
      { intervals: [50] },
    )
    .toBe(true)
  return control
}
