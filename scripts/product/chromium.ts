import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { playwrightCli } from './paths.ts'
import { Refusal } from './run.ts'

/** For tests and measurements: quiet, and nothing but the instance under test is reachable. */
export const isolatedFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
]

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

/** The path of a Chromium; installs one where there is none. */
export function findChromium(): string {
  for (const source of sources) {
    const path = source()
    if (path && existsSync(path)) return path
  }
  throw new Refusal('Chromium is needed: install it, or name it in CHROMIUM_PATH.')
}
