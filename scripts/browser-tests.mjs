// Finds a Chromium, or installs one, and runs the browser tests on the production build.
// Further arguments go to Playwright: `npm run test:browser -- main-job --headed`.
import { buildIfChanged } from './product/build.ts'
import { findChromium } from './product/chromium.ts'
import { playwrightCli } from './product/paths.ts'
import { fail, runNode } from './product/run.ts'

async function run() {
  const executable = findChromium()
  await buildIfChanged()
  const { code } = await runNode(playwrightCli, ['test', ...process.argv.slice(2)], {
    env: { ...process.env, CHROMIUM_PATH: executable },
    show: true,
  })
  process.exitCode = code
}

run().catch(fail)
