// Everything that must hold before a change lands, with one plain summary at the end.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder, root } from './product/paths.ts'

const unitReport = join(cacheFolder, 'unit-report.json')
const fuzzReport = join(cacheFolder, 'fuzz-report.json')
const browserReport = join(root, 'test-results', 'report.json')

/** @param {string} file */
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)

/** @type {{ name: string, command: string, count?: () => string | undefined }[]} */
const steps = [
  { name: 'Format', command: 'oxfmt --check' },
  { name: 'Lint and import rules', command: 'oxlint --deny-warnings' },
  { name: 'Types', command: 'tsc --build' },
  { name: 'Dead code', command: 'knip' },
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
  { name: 'Build and budgets', command: 'npm run --silent build' },
  {
    name: 'Fuzzed requests',
    command: 'npm run --silent check:fuzz -- --requests 3000 --seed 20',
    count: () => {
      const report = read(fuzzReport)
      return report && `${report.passed} of ${report.passed + report.failed} answered as they should be`
    },
  },
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
]

const began = Date.now()
const results = steps.map(({ name, command, count }) => {
  console.log(`\n== ${name}: ${command}`)
  const start = Date.now()
  const { status } = spawnSync(command, { cwd: root, shell: true, stdio: 'inherit' })
  return { name, passed: status === 0, seconds: seconds(start), note: count?.() ?? '' }
})

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
