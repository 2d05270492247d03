// Runs before start, dev and test, before any package is installed and on any Node from 18 on: it uses no package and
// no syntax newer than Node 18.
import { spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const stampFile = join(root, 'node_modules', '.cache', 'installed')
const devVarsFile = join(root, '.dev.vars')

/** Without I, L, O, U, 0 and 1, since codes are read aloud and typed by hand. */
const codeAlphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** The local secrets, each with a function that creates one. */
const secrets = {
  ADMIN_PASSWORD: () => randomBytes(12).toString('base64url'),
  HASH_KEY: () => randomBytes(32).toString('base64url'),
  VENDOR_ACCESS_CODES: () => [0, 0, 0, 0].map(vendorCode).join(','),
}

function vendorCode() {
  const letters = Array.from(randomBytes(8), (byte) => codeAlphabet.charAt(byte % codeAlphabet.length))
  return `VENDOR-${letters.join('')}`
}

function fingerprintOfLock() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
}

function install() {
  const wanted = fingerprintOfLock()
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return
  console.log('Installing the packages (npm ci). The first time this takes a minute or two.')
  const npm = process.env.npm_execpath
  const quiet = ['ci', '--no-audit', '--no-fund', '--loglevel=error']
  const ran =
    npm && /\.c?js$/.test(npm)
      ? spawnSync(process.execPath, [npm, ...quiet], { cwd: root, stdio: 'inherit' })
      : spawnSync('npm', quiet, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
  if (ran.status !== 0) {
    console.error('The packages could not be installed: see the messages of npm above.')
    process.exit(ran.status || 1)
  }
  mkdirSync(dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, wanted)
}

function addMissingSecrets() {
  const present = existsSync(devVarsFile) ? readFileSync(devVarsFile, 'utf8') : ''
  const missing = Object.entries(secrets).filter(
    ([name]) => !new RegExp(`^\\s*${name}\\s*=`, 'm').test(present),
  )
  if (missing.length === 0) return
  const lines = missing.map(([name, make]) => `${name}=${make()}\n`).join('')
  const separator = present === '' || present.endsWith('\n') ? '' : '\n'
  writeFileSync(devVarsFile, present + separator + lines, { mode: 0o600 })
  console.log(`Wrote ${missing.map(([name]) => name).join(', ')} to .dev.vars.`)
}

if (Number(process.versions.node.split('.')[0]) < 18) {
  console.error(`Node 18 or newer is needed; this is ${process.version}.`)
  process.exit(1)
}
install()
addMissingSecrets()
