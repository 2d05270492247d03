import { globSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { budgets, startModules } from '#scripts/budgets.mjs'
import { manifestFile } from './build.ts'
import { clientFolder, workerFolder } from './paths.ts'
import { Refusal } from './run.ts'

/** Vite's manifest: a source module, or the `_name` of a shared chunk, with what it needs. */
type Manifest = Record<string, { file: string; imports?: string[]; css?: string[] }>

/** Every file that the start modules load, their static imports and style sheets included. */
export function filesOfStart(manifest: Manifest, modules: readonly string[]): Set<string> {
  const files = new Set<string>()
  const visit = (module: string) => {
    const entry = manifest[module]
    if (entry === undefined)
      throw new Refusal(`scripts/budgets.mjs names ${module}, which the build has not.`)
    if (files.has(entry.file)) return
    files.add(entry.file)
    for (const sheet of entry.css ?? []) files.add(sheet)
    for (const other of entry.imports ?? []) visit(other)
  }
  for (const module of modules) visit(module)
  return files
}

const total = (files: string[], compress: (bytes: Buffer) => Buffer) =>
  files.reduce((sum, file) => sum + compress(readFileSync(file)).length, 0)

/** Prints what the build weighs; refuses it above a budget. */
export function reportSizes(): void {
  const manifest: Manifest = JSON.parse(readFileSync(manifestFile, 'utf8'))
  const start = [...filesOfStart(manifest, startModules)]
  const ofKind = (kind: string) =>
    start.filter((file) => extname(file) === kind).map((file) => join(clientFolder, file))
  const worker = globSync('**/*.{js,wasm}', { cwd: workerFolder }).map((file) => join(workerFolder, file))
  const rows = [
    {
      what: 'Scripts of the start page (brotli)',
      size: total(ofKind('.js'), brotliCompressSync),
      budget: budgets.startScript,
    },
    {
      what: 'Styles of the start page (brotli)',
      size: total(ofKind('.css'), brotliCompressSync),
      budget: budgets.startStyle,
    },
    { what: 'Worker (gzip)', size: total(worker, gzipSync), budget: budgets.worker },
  ]
  console.log('')
  for (const { what, size, budget } of rows) {
    const verdict = size > budget ? 'TOO BIG' : 'ok'
    console.log(`  ${what.padEnd(36)} ${kilobytes(size)} of ${kilobytes(budget)}  ${verdict}`)
  }
  const tooBig = rows.filter(({ size, budget }) => size > budget)
  if (tooBig.length > 0) {
    throw new Refusal(`Over the budget of scripts/budgets.mjs: ${tooBig.map(({ what }) => what).join(', ')}.`)
  }
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(9)
