// `npm run check:fuzz`: mutated requests over every call of the API and every page, as every kind of visitor, against the
// built Worker, while a member signs in every few seconds. Whatever it is sent, each answer has its shape, none is a
// fault of the server, and whoever has the right password can sign in. `--seed N --requests N` repeat a run, `--only N` one
// request of it.
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildIfChanged } from '#scripts/product/build.ts'
import { cacheFolder, clientFolder } from '#scripts/product/paths.ts'
import { fail, Refusal } from '#scripts/product/run.ts'
import { serve } from '#scripts/product/serve.ts'
import { copyFreshStore, servedByFile } from '#scripts/product/store.ts'
import { freePort } from '#test/support/instance.ts'
import { adminPassword, setUp } from './fuzz/cast.ts'
import { Round } from './fuzz/play.ts'
import { failuresOf, printReport } from './fuzz/report.ts'
import { Tally } from './fuzz/tally.ts'

/** Read by `npm test`. */
const reportFile = join(cacheFolder, 'fuzz-report.json')
/** Of what the server prints, shown when the run fails. */
const outputKept = 4_000

function readOptions(): { seed: number; from: number; to: number } {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string' },
      requests: { type: 'string', default: '100000' },
      only: { type: 'string' },
    },
  })
  const number = (text: string) => {
    if (!/^\d{1,9}$/.test(text))
      throw new Refusal(`'${text}' is no number. Usage: --seed N --requests N --only N`)
    return Number(text)
  }
  const seed = values.seed === undefined ? Date.now() % 1_000_000 : number(values.seed)
  if (values.only !== undefined) return { seed, from: number(values.only), to: number(values.only) + 1 }
  return { seed, from: 0, to: number(values.requests) }
}

const assets = () =>
  new Set(globSync('**/*.*', { cwd: clientFolder }).map((file) => `/${file.replaceAll('\\', '/')}`))

async function run(): Promise<void> {
  const { seed, from, to } = readOptions()
  rmSync(reportFile, { force: true })
  await buildIfChanged()
  const store = mkdtempSync(join(tmpdir(), 'north-leaf-fuzz-'))
  await copyFreshStore(store)
  const port = await freePort()
  let output = ''
  const tally = new Tally()
  const server = await serve({
    port,
    store,
    vars: [
      'LAUNCH_AT:2025-10-01T00:00:00Z',
      `ADMIN_PASSWORD:${adminPassword}`,
      'VENDOR_ACCESS_CODES:PINE-1001',
      // An answer outside its schema becomes a 500.
      'CHECK_ANSWERS:true',
    ],
    onOutput: (text) => {
      // Its lines for each request and each mail say nothing that the report does not say.
      const faults = text.split('\n').filter((line) => /error|exception/i.test(line))
      tally.hung += faults.filter((line) => line.includes('had hung')).length
      output = [output, ...faults].join('\n').slice(-outputKept)
    },
  })
  console.log(`Fuzzing ${server.url}: requests ${from} to ${to - 1}, seed ${seed}.`)
  const over = new AbortController()
  let ended: number | null = null
  const noteEnd = async () => {
    const code = await server.ended
    if (!over.signal.aborted) ended = code
    over.abort()
  }
  void noteEnd()
  try {
    const pid = Number(readFileSync(servedByFile(store), 'utf8'))
    const cast = await setUp(server.url)
    tally.hashMs = cast.hashMs
    const game = { url: server.url, port, seed, cast, tally, assets: assets(), pid, over: over.signal }
    await new Round(game).run(from, to)
  } finally {
    over.abort()
    await server.stop()
    rmSync(store, { recursive: true, force: true })
  }
  printReport(tally, seed)
  const failures = failuresOf(tally, ended)
  mkdirSync(dirname(reportFile), { recursive: true })
  writeFileSync(
    reportFile,
    JSON.stringify({ passed: tally.count - tally.faults.length, failed: tally.faults.length }),
  )
  if (failures.length === 0) return console.log('\nEvery answer was as it should be.')
  if (output !== '') console.log(`\nThe end of what the server printed:\n${output}`)
  throw new Refusal(`\nThe fuzzer found: ${failures.join('; ')}. Seed ${seed}.`)
}

await run().catch(fail)
