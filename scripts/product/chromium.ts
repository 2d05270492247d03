import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { playwrightCli } from './paths.ts'
import { Refusal } from './run.ts'

/** For tests and measurements: no background traffic, and only the instance under test is reachable. */
export const isolatedFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
]

/** The same engine without a window, which needs a third less of a small machine's resources. */
const headlessShell = { package: 'chromium-headless-shell', path: '/usr/bin/chromium-headless-shell' }
const wholeBrowser = { package: 'chromium', path: '/usr/bin/chromium' }

function installFromSystem({ package: name, path }: typeof headlessShell): string {
  console.log(`Installing ${name} of the system.`)
  spawnSync('apt-get', ['install', '-y', name], { stdio: 'inherit' })
  return path
}

/** The places to look for a Chromium and the ways to install one, in the order of trying. */
const sources = [
  () => process.env['CHROMIUM_PATH'],
  () => headlessShell.path,
  () => wholeBrowser.path,
  () => chromium.executablePath(),
  () => {
    console.log('No Chromium found: installing the one of Playwright.')
    spawnSync(process.execPath, [playwrightCli, 'install', 'chromium'], { stdio: 'inherit' })
    return chromium.executablePath()
  },
  () => {
    spawnSync('apt-get', ['update'], { stdio: 'inherit' })
    return installFromSystem(headlessShell)
  },
  () => installFromSystem(wholeBrowser),
]

/** The path of a Chromium, which is installed if there is none. */
export function findChromium(): string {
  for (const source of sources) {
    const path = source()
    if (path && existsSync(path)) return path
  }
  throw new Refusal('Chromium is needed: install it, or name it in CHROMIUM_PATH.')
}
