import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.ts'
import { Refusal } from './run.ts'

/** Shorter values occur in any text by chance. */
const shortest = 8

/** The values in `.dev.vars`, and each part of a list, since one vendor code of four is a secret by itself. */
export function secretsOf(vars: string): string[] {
  const values = vars
    .split('\n')
    .map((line) => /^\s*\w+\s*=\s*"?(.*?)"?\s*$/.exec(line)?.[1] ?? '')
    .flatMap((value) => [value, ...value.split(',')])
  return [...new Set(values)].filter((value) => value.length >= shortest)
}

/** Names of secrets that only the Worker may know; code that names one belongs to the Worker. */
const names = ['ADMIN_PASSWORD', 'HASH_KEY', 'VENDOR_ACCESS_CODES']

/** The files of a folder that contain a secret or the name of one. */
export function filesWithSecrets(folder: string, secrets: readonly string[]): string[] {
  return globSync('**/*', { cwd: folder })
    .filter((file) => statSync(join(folder, file)).isFile())
    .filter((file) => {
      const bytes = readFileSync(join(folder, file))
      return [...secrets, ...names].some((secret) => bytes.includes(secret))
    })
}

/** Refuses a build whose browser files contain a secret of this machine. */
export function refuseSecretsIn(folder: string): void {
  const file = join(root, '.dev.vars')
  const found = filesWithSecrets(folder, existsSync(file) ? secretsOf(readFileSync(file, 'utf8')) : [])
  if (found.length > 0) throw new Refusal(`A secret stands in what browsers get: ${found.join(', ')}`)
}
