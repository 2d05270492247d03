import { globSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { budgets, parts } from '#scripts/budgets.mjs'
import { manifestFile } from './build.ts'
import { clientFolder, workerFolder } from './paths.ts'
import { Refusal } from './run.ts'

/** Vite's manifest: a source module, or the `_name` of a shared chunk, with its imports and files. */
type Manifest = Record<string, { file: string; imports?: string[]; css?: string[] }>

type Row = { what: string; size: number; budget: number }

/** Every file that the modules load, their static imports and style sheets included. */
function filesOf(manifest: Manifest, modules: readonly string[]): Set<string> {
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

const total = (files: Iterable<string>, compress: (bytes: Buffer) => Buffer) =>
  [...files].reduce((sum, file) => sum + compress(readFileSync(join(clientFolder, file))).length, 0)

const brotli = (files: Iterable<string>) => total(files, brotliCompressSync)
const only = (files: Iterable<string>, kind: string) => [...files].filter((file) => extname(file) === kind)

/** The screen that adds most to the application; each screen is a chunk. */
function largestScreen(manifest: Manifest, application: Set<string>): Row {
  const screens = Object.keys(manifest).filter((module) =>
    /^src\/(?:pages\/[^/]+|staff)\/route\.tsx$/.test(module),
  )
  const rows = screens.map((module) => ({
    what: `Largest further screen (${module.split('/').at(-2)})`,
    size: brotli(only(filesOf(manifest, [module]).difference(application), '.js')),
    budget: budgets.screen,
  }))
  return (
    rows.toSorted((a, b) => b.size - a.size)[0] ?? {
      what: 'Largest further screen',
      size: 0,
      budget: budgets.screen,
    }
  )
}

/** Prints the sizes of the build; refuses it above a budget. */
export function reportSizes(): void {
  const manifest: Manifest = JSON.parse(readFileSync(manifestFile, 'utf8'))
  const starter = filesOf(manifest, parts.starter)
  const application = filesOf(manifest, parts.application)
  const pages = globSync('pages/*/home.html', { cwd: clientFolder })
  const heaviestHome = Math.max(...pages.map((page) => brotli([page])))
  const worker = globSync('**/*.{js,wasm}', { cwd: workerFolder }).map((file) => join(workerFolder, file))
  const rows: Row[] = [
    {
      what: 'Until the load event of / (brotli)',
      size: heaviestHome + brotli(only(starter, '.js')),
      budget: budgets.firstLoad,
    },
    { what: 'The starter (brotli)', size: brotli(only(starter, '.js')), budget: budgets.starter },
    { what: 'The style sheet (brotli)', size: brotli(only(starter, '.css')), budget: budgets.style },
    {
      what: 'The fonts',
      size: total(globSync('assets/*.woff2', { cwd: clientFolder }), (bytes) => bytes),
      budget: budgets.fonts,
    },
    {
      what: 'The application behind / (brotli)',
      size: brotli(only(application, '.js')),
      budget: budgets.application,
    },
    largestScreen(manifest, application),
    {
      what: 'The Worker (gzip)',
      size: worker.reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0),
      budget: budgets.worker,
    },
  ]
  console.log('')
  for (const { what, size, budget } of rows) {
    const verdict = size > budget ? 'TOO BIG' : 'ok'
    console.log(`  ${what.padEnd(42)} ${kilobytes(size)} of ${kilobytes(budget)}  ${verdict}`)
  }
  const tooBig = rows.filter(({ size, budget }) => size > budget)
  if (tooBig.length > 0) {
    throw new Refusal(`Over the budget of scripts/budgets.mjs: ${tooBig.map(({ what }) => what).join(', ')}.`)
  }
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(9)
