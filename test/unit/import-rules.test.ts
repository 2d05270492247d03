import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lintConfig } from '#scripts/lint/config.ts'
import { browserTopics, type Room, rooms, sharedComponents } from '#scripts/lint/rooms.ts'

const root = join(import.meta.dirname, '..', '..')
const oxlint = join(root, 'node_modules', 'oxlint', 'bin', 'oxlint')
let copy: string

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'north-leaf-lint-'))
  writeFileSync(join(copy, '.oxlintrc.json'), JSON.stringify(lintConfig))
})

afterAll(() => rmSync(copy, { recursive: true }))

/** The linter's output for one file of the copy, and whether it passes. */
function lint(file: string, code: string) {
  const path = join(copy, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, code)
  const { status, stdout } = spawnSync(process.execPath, [oxlint, '--deny-warnings', file], {
    cwd: copy,
    encoding: 'utf8',
  })
  rmSync(path)
  return { passes: status === 0, output: stdout.replaceAll(/\s+/g, ' ') }
}

const importing = (from: string) => `import { x } from '${from}'\nexport const y = x\n`

test('the committed configuration matches the table of rooms', () => {
  const committed: unknown = JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8'))
  expect(committed, 'run npm run lint:rooms').toEqual(JSON.parse(JSON.stringify(lintConfig)))
})

test('the table lists every browser topic, and only existing components', () => {
  const folders = globSync('src/features/*', { cwd: root }).map((folder) => basename(folder))
  expect(folders.toSorted()).toEqual([...browserTopics])
  const shown = Object.entries(sharedComponents).flatMap(([topic, files]) =>
    files.map((file) => `src/features/${topic}/${file}`),
  )
  for (const file of shown) expect(globSync(file, { cwd: root }), file).toHaveLength(1)
})

/** Every forbidden and every needed import of the table, one file per room and one import per line. */
const plantedIn = ({ rules, lets }: Room) => [...rules.map(({ planted }) => planted), ...lets]

type Diagnostic = {
  code: string
  help: string
  message: string
  filename: string
  labels: { span: { line: number } }[]
}

test('the linter refuses each room’s forbidden imports and allows the needed ones', () => {
  const forest = join(copy, 'rooms')
  for (const room of rooms) {
    mkdirSync(dirname(join(forest, room.example)), { recursive: true })
    const lines = plantedIn(room).map((from, index) => `import { x as x${index} } from '${from}'`)
    writeFileSync(join(forest, room.example), `${lines.join('\n')}\n`)
  }
  writeFileSync(join(forest, '.oxlintrc.json'), JSON.stringify(lintConfig))
  const { stdout } = spawnSync(
    process.execPath,
    [oxlint, '--format', 'json', '--disable-nested-config', '.'],
    {
      cwd: forest,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  )
  const { diagnostics }: { diagnostics: Diagnostic[] } = JSON.parse(stdout)
  const restricted = diagnostics.filter(({ code }) => code.includes('no-restricted-imports'))
  for (const { room, example, rules, lets } of rooms) {
    const refusals = (line: number) =>
      restricted
        .filter(({ filename, labels }) => filename === example && labels[0]?.span.line === line)
        .map(({ help }) => help)
    for (const [at, { planted, message }] of rules.entries())
      expect(refusals(at + 1), `${room} imports ${planted}`).toContain(message)
    for (const [at, needed] of lets.entries())
      expect(refusals(rules.length + at + 1), `${room} imports ${needed}`).toEqual([])
  }
  rmSync(forest, { recursive: true })
})

test('other topics may import a shared component, but not its neighbors', () => {
  const file = 'src/features/directory/example.tsx'
  expect(lint(file, importing('#src/features/tokens/coin.tsx')).passes).toBe(true)
  expect(lint(file, importing('#src/features/tokens/reward-action.tsx')).passes).toBe(false)
  expect(lint(file, importing('#src/features/referrals/sharing/share-links.ts')).passes).toBe(true)
  expect(lint(file, importing('#src/features/referrals/sharing/qr-panel.tsx')).passes).toBe(false)
})

test.each([
  ['shared/ fetches', 'shared/a.ts', "export const y = () => fetch('/')\n"],
  ['shared/ reads the clock', 'shared/a.ts', 'export const y = () => Date.now()\n'],
  ['shared/ draws a random number', 'shared/a.ts', 'export const y = () => Math.random()\n'],
  ['the Worker imports all of zod', 'worker/features/team/repo.ts', importing('zod')],
  ['the Worker imports all of zod', 'worker/http/a.ts', importing('zod')],
])('the linter fails when %s', (_, file, code) => {
  const { passes, output } = lint(file, code)
  expect(output).toMatch(/no-restricted-(imports|globals|properties)/)
  expect(passes).toBe(false)
})

test('the linter fails on modules that import each other', () => {
  const other = join(copy, 'shared', 'b.ts')
  mkdirSync(dirname(other), { recursive: true })
  writeFileSync(other, "import { a } from './a.ts'\nexport const b = () => a\n")
  const { passes, output } = lint('shared/a.ts', "import { b } from './b.ts'\nexport const a = () => b\n")
  expect(output).toContain('no-cycle')
  expect(passes).toBe(false)
})
