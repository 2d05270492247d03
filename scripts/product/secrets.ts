import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.ts'
import { Refusal } from './run.ts'

/** Shorter ones stand in any text by chance. */
const shortest = 8

/** What `.dev.vars` holds, and each part of a list: the code that a browser must not have is one of four. */
export function secretsOf(vars: string): string[] {
  const values = vars
    .split('\n')
    .map((line) => /^\s*\w+\s*=\s*"?(.*?)"?\s*$/.exec(line)?.[1] ?? '')
    .flatMap((value) => [value, ...value.split(',')])
  return [...new Set(values)].filter((value) => value.length >= shortest)
}

/** Names of secrets that only the Worker may know; a browser that names one has been given what it should not have. */
const names = ['ADMIN_PASSWORD', 'HASH_KEY', 'VENDOR_ACCESS_CODES']

/** The files of a folder that hold a secret or the name of one (security.md rows 34, 38). */
export function filesWithSecrets(folder: string, secrets: readonly string[]): string[] {
  return globSync('**/*', { cwd: folder })
    .filter((file) => statSync(join(folder, file)).isFile())
    .filter((file) => {
      const bytes = readFileSync(join(folder, file))
      return [...secrets, ...names].some((secret) => bytes.includes(secret))
    })
}

/** Refuses a build whose browser's part holds a secret of this machine. */
export function refuseSecretsIn(folder: string): void {
  const file = join(root, '.dev.vars')
  const found = filesWithSecrets(folder, existsSync(file) ? secretsOf(readFileSync(file, 'utf8')) : [])
  if (found.length > 0) throw new Refusal(`A secret stands in what browsers get: ${found.join(', ')}`)
}
