import { defineConfig } from '@playwright/test'
import { isolatedFlags } from '#scripts/product/chromium.ts'

/** Set by scripts/browser-tests.mjs. */
const executablePath = process.env['CHROMIUM_PATH']

export default defineConfig({
  testDir: 'test/browser',
  outputDir: 'test-results',
  // Each worker has its own servers and data (test/browser/support/fixtures.ts). Three keep two cores busy.
  workers: 3,
  // A long file holds nobody up at the end.
  fullyParallel: true,
  forbidOnly: true,
  // Room for a machine that does other things too; a test that hangs still ends.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  use: {
    // A control that is not there fails the step, not the whole test's time.
    actionTimeout: 30_000,
    browserName: 'chromium',
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    viewport: { width: 1280, height: 900 },
    // Recording costs as much as the tests themselves: `npm run test:browser -- NAME --trace on` records where one fails.
    trace: 'off',
    // Taken of a failed test by its own fixture.
    screenshot: 'off',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [...isolatedFlags],
    },
  },
})
