// Everything that must hold before a change lands, with one plain summary at the end.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder, root } from './product/paths.ts'

const unitReport = join(cacheFolder, 'unit-report.json')
const fuzzReport = join(cacheFolder, 'fuzz-report.json')
const browserReport = join(root, 'test-results', 'report.json')

/** @param {string} file */
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)

/**
 * @typedef {{ name: string, command: string, count?: () => string | undefined }} Step
 * @typedef {{ name: string, passed: boolean, seconds: string, note: string }} Result
 */

/**
 * The steps of a stage run at the same time; a stage waits for the one before it.
 * @type {Step[][]}
 */
const stages = [
  [
    { name: 'Format', command: 'oxfmt --check' },
    { name: 'Lint and import rules', command: 'oxlint --deny-warnings' },
    { name: 'Types', command: 'tsc --build' },
    { name: 'Dead code', command: 'knip' },
    { name: 'Build and budgets', command: 'npm run --silent build' },
  ],
  [
    {
      name: 'Unit and Worker tests',
      command: `vitest run --reporter=default --reporter=json --outputFile.json=${JSON.stringify(unitReport)}`,
      count: () => {
        const report = read(unitReport)
        if (!report) return undefined
        // A file that fails outside its tests counts as no failed test.
        const broken = report.testResults.filter(
          (/** @type {{ status: string }} */ { status }) => status === 'failed',
        )
        const files = broken.length > 0 ? `, ${broken.length} files failed` : ''
        return `${report.numPassedTests} of ${report.numTotalTests} passed${files}`
      },
    },
  ],
  [
    {
      name: 'Fuzzed requests',
      command: 'npm run --silent check:fuzz -- --requests 3000 --seed 20',
      count: () => {
        const report = read(fuzzReport)
        return report && `${report.passed} of ${report.passed + report.failed} answered as they should be`
      },
    },
  ],
  [
    {
      name: 'Browser tests',
      command: 'npm run --silent test:browser',
      count: () => {
        const stats = read(browserReport)?.stats
        return (
          stats &&
          `${stats.expected} of ${stats.expected + stats.unexpected + stats.flaky + stats.skipped} passed`
        )
      },
    },
  ],
]

/**
 * Runs a step to its end. One that runs alone prints as it goes, the others when they have ended, so that no two mix.
 * @param {Step} step
 * @param {boolean} isAlone
 * @returns {Promise<Result>}
 */
function run({ name, command, count }, isAlone) {
  const start = Date.now()
  const title = `\n== ${name}: ${command}`
  if (isAlone) console.log(title)
  const child = spawn(command, {
    cwd: root,
    shell: true,
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (printed += chunk))
  return new Promise((resolve) => {
    child.once('error', () => resolve({ name, passed: false, seconds: seconds(start), note: '' }))
    child.once('close', (code) => {
      if (!isAlone) console.log(`${title}\n${printed.trimEnd()}`)
      resolve({ name, passed: code === 0, seconds: seconds(start), note: count?.() ?? '' })
    })
  })
}

const began = Date.now()
/** @type {Result[]} */
const results = []
for (const stage of stages)
  results.push(...(await Promise.all(stage.map((step) => run(step, stage.length === 1)))))

/** @param {number} since */
function seconds(since) {
  return `${Math.round((Date.now() - since) / 1000)} s`
}

console.log('\n== Summary')
for (const { name, passed, seconds, note } of results) {
  console.log(`  ${passed ? 'passed' : 'FAILED'}  ${name.padEnd(24)} ${seconds.padStart(6)}  ${note}`)
}
const failed = results.filter(({ passed }) => !passed)
// Each fuzzed request is a test of its own kind: they are counted in their line above alone.
const counted = { passed: 0, failed: 0 }
for (const report of [read(unitReport), read(browserReport)]) {
  counted.passed += report?.numPassedTests ?? report?.stats?.expected ?? 0
  counted.failed += report?.numFailedTests ?? report?.stats?.unexpected ?? 0
}
console.log(`\n${counted.passed} passed, ${counted.failed} failed`)
console.log(
  failed.length === 0
    ? `\nEverything passed in ${seconds(began)}.`
    : `\nFailed: ${failed.map(({ name }) => name).join(', ')} (${seconds(began)}).`,
)
process.exitCode = failed.length === 0 ? 0 : 1
