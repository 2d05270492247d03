// Finds a Chromium, or installs one, and runs the browser tests on the production build.
// What follows on the command line goes to Playwright: `npm run test:browser -- main-job --headed`.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { buildIfChanged } from './product/build.ts'
import { playwrightCli } from './product/paths.ts'
import { fail, Refusal, runNode } from './product/run.ts'

/** The places to look in, and the ways to get one, in the order of trying. */
const sources = [
  () => process.env['CHROMIUM_PATH'],
  () => '/usr/bin/chromium',
  () => chromium.executablePath(),
  () => {
    console.log('No Chromium found: installing the one of Playwright.')
    spawnSync(process.execPath, [playwrightCli, 'install', 'chromium'], { stdio: 'inherit' })
    return chromium.executablePath()
  },
  () => {
    console.log('Installing the one of the system.')
    spawnSync('apt-get', ['update'], { stdio: 'inherit' })
    spawnSync('apt-get', ['install', '-y', 'chromium'], { stdio: 'inherit' })
    return '/usr/bin/chromium'
  },
]

function findChromium() {
  for (const source of sources) {
    const path = source()
    if (path && existsSync(path)) return path
  }
  throw new Refusal('The browser tests need Chromium: install it, or name it in CHROMIUM_PATH.')
}

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
