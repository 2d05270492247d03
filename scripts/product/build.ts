import { createHash } from 'node:crypto'
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { quietEnvironment } from './environment.ts'
import { whileLocked } from './lock.ts'
import { clientFolder, defaultStore, root, viteCli, workerConfig } from './paths.ts'
import { prerenderPages } from './prerender.ts'
import { Refusal, runNode } from './run.ts'
import { refuseSecretsIn } from './secrets.ts'

/** `.dev.vars` is among them because the build copies it beside the Worker. */
const inputs = [
  '{src,worker,shared,public,scripts}/**/*',
  'index.html',
  '.dev.vars',
  'package-lock.json',
  'tsconfig*.json',
  'vite.config.ts',
  'wrangler.toml',
]

const stampFile = join(root, 'dist', 'built-from')
/** Moved out of the served folder. */
export const manifestFile = join(root, 'dist', 'client-manifest.json')

function fingerprintOfInputs(): string {
  const hash = createHash('sha256')
  const files = globSync(inputs, { cwd: root }).filter((file) => !/\.test\.tsx?$/.test(file))
  for (const file of files.toSorted()) {
    const path = join(root, file)
    if (statSync(path).isFile()) hash.update(`${file}\0`).update(readFileSync(path)).update('\0')
  }
  return hash.digest('hex')
}

function isBuiltFrom(fingerprint: string): boolean {
  return existsSync(workerConfig) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === fingerprint
}

/** Builds the product for production and prints the progress. */
export async function build(): Promise<void> {
  await whileLocked('build', async () => {
    const fingerprint = fingerprintOfInputs()
    rmSync(stampFile, { force: true })
    const { code } = await runNode(viteCli, ['build'], { env: quietEnvironment(defaultStore), show: true })
    if (code !== 0) throw new Refusal('The build failed: see above.')
    mkdirSync(dirname(manifestFile), { recursive: true })
    renameSync(join(clientFolder, '.vite', 'manifest.json'), manifestFile)
    rmSync(join(clientFolder, '.vite'), { recursive: true })
    await prerenderPages()
    refuseSecretsIn(clientFolder)
    writeFileSync(stampFile, fingerprint)
  })
}

/** Builds only when a source has changed since the last build. */
export async function buildIfChanged(): Promise<void> {
  if (isBuiltFrom(fingerprintOfInputs())) return
  await build()
}
