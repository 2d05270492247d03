// `npm run lighthouse`: load times on a slow phone, of the production build behind an imitation of the edge. It measures
// prerendered pages, and the home page rendered in the browser for comparison. Needs an idle machine.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIfChanged } from '#scripts/product/build.ts'
import { findChromium } from '#scripts/product/chromium.ts'
import { fail, Refusal } from '#scripts/product/run.ts'
import { refuseBusyPort, serve } from '#scripts/product/serve.ts'
import { copyFreshStore } from '#scripts/product/store.ts'
import { openEdge } from './edge.ts'
import { type Load, load, type Throttling, throttlings } from './measure.ts'

const rounds = 3
const port = Number(process.env['PORT'] ?? 8797)

/** The limits; `lcp` is the largest contentful paint in milliseconds, under each throttling. */
const bars = {
  lcp: { simulate: 1000, devtools: 750 },
  tbt: 50,
  textBytes: 30_000,
  fontBytes: 70_000,
} as const

/** Any session cookie, valid or not, makes the Worker answer the empty shell. */
const clientRendered = { name: '/ made in the browser', path: '/', cookie: '__Host-session=nobody' }
const written = ['/', '/skunktoken-referral-program', '/businesses', '/contact'].map((path) => ({
  name: path,
  path,
}))

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

type Measured = Omit<Load, 'scores' | 'faults'> & { scores: number[]; faults: string[] }

function medianOf(loads: readonly Load[]): Measured {
  const of = (key: 'lcp' | 'cls' | 'tbt' | 'textBytes' | 'fontBytes' | 'allBytes') =>
    median(loads.map((load) => load[key]))
  return {
    lcp: of('lcp'),
    cls: of('cls'),
    tbt: of('tbt'),
    textBytes: of('textBytes'),
    fontBytes: of('fontBytes'),
    allBytes: of('allBytes'),
    scores: [0, 1, 2, 3].map((index) => median(loads.map(({ scores }) => scores[index] ?? 0))),
    faults: [...new Set(loads.flatMap(({ faults }) => faults))],
  }
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

function print(name: string, { lcp, cls, tbt, scores, textBytes, fontBytes, allBytes }: Measured): void {
  const cells = [
    `LCP ${lcp.toFixed(0)} ms`.padEnd(12),
    `CLS ${cls.toFixed(3)}`,
    `TBT ${tbt.toFixed(0)} ms`.padEnd(10),
    scores.join(' ').padEnd(15),
    `until load ${kilobytes(textBytes)} + fonts ${kilobytes(fontBytes)}, in all ${kilobytes(allBytes)}`,
  ]
  console.log(`  ${name.padEnd(30)} ${cells.join('  ')}`)
}

/** A message for each limit that a page exceeds. */
function brokenBars(name: string, throttling: Throttling, measured: Measured): string[] {
  const where = `${name} (${throttling})`
  const rules: [boolean, string][] = [
    [
      measured.lcp <= bars.lcp[throttling],
      `LCP ${measured.lcp.toFixed(0)} ms, at most ${bars.lcp[throttling]}`,
    ],
    // A shift that rounds to 0 is an icon that moved with its text by a pixel or two.
    [measured.cls < 0.0005, `layout shift ${measured.cls.toFixed(4)}, none allowed`],
    [measured.tbt <= bars.tbt, `blocked for ${measured.tbt.toFixed(0)} ms, at most ${bars.tbt}`],
    [
      measured.textBytes <= bars.textBytes,
      `${kilobytes(measured.textBytes)} until the load event, at most ${kilobytes(bars.textBytes)}`,
    ],
    [
      measured.fontBytes <= bars.fontBytes,
      `${kilobytes(measured.fontBytes)} of fonts, at most ${kilobytes(bars.fontBytes)}`,
    ],
    [
      measured.scores.every((score) => score === 100),
      `scores ${measured.scores.join(' ')}, all 100: ${measured.faults.join('; ')}`,
    ],
  ]
  return rules.filter(([holds]) => !holds).map(([, fault]) => `${where}: ${fault}`)
}

async function measureAll(url: string, executable: string): Promise<string[]> {
  const broken: string[] = []
  for (const throttling of throttlings) {
    const rows = [...written, clientRendered].map((page) => ({ ...page, loads: [] as Load[] }))
    // Interleaved, so that other load on the machine affects all pages alike.
    for (let round = 0; round < rounds; round += 1) {
      for (const { loads, name: _, path, ...page } of rows) {
        loads.push(await load(`${url}${path}`, { executable, throttling, ...page }))
      }
    }
    const measured = rows.map(({ name, loads }) => ({ name, ...medianOf(loads) }))
    console.log(
      `\nMobile, throttling ${throttling === 'simulate' ? 'simulated' : 'applied'}, median of ${rounds}; scores: performance, accessibility, best practices, SEO`,
    )
    for (const row of measured) print(row.name, row)
    const [home, inBrowser] = [measured[0], measured.at(-1)]
    if (home && inBrowser) {
      console.log(
        `  Made in the browser, the home page shows its largest text ${(inBrowser.lcp / home.lcp).toFixed(2)} x as late`,
      )
    }
    broken.push(...measured.slice(0, -1).flatMap((row) => brokenBars(row.name, throttling, row)))
  }
  return broken
}

async function run(): Promise<void> {
  await refuseBusyPort(port, 'PORT=… npm run lighthouse')
  const executable = findChromium()
  await buildIfChanged()
  const store = mkdtempSync(join(tmpdir(), 'north-leaf-lighthouse-'))
  await copyFreshStore(store)
  const edge = await openEdge(port, port + 1)
  const server = await serve({
    port: port + 1,
    store,
    vars: [`SITE_URL:${edge.url}`],
    onOutput: () => undefined,
  })
  try {
    const broken = await measureAll(edge.url, executable)
    if (broken.length > 0) throw new Refusal(`\nBroken bars:\n  ${broken.join('\n  ')}`)
    console.log('\nEvery bar holds.')
  } finally {
    await edge.close()
    await server.stop()
    rmSync(store, { recursive: true, force: true })
  }
}

await run().catch(fail)
