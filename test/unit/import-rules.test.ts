import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
let copy: string

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'north-leaf-lint-'))
  cpSync(join(root, '.oxlintrc.json'), join(copy, '.oxlintrc.json'))
})

afterAll(() => rmSync(copy, { recursive: true }))

/** What the linter says about one file of the copy, and whether it lets it pass. */
function lint(file: string, code: string) {
  const path = join(copy, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, code)
  const oxlint = join(root, 'node_modules', 'oxlint', 'bin', 'oxlint')
  const { status, stdout } = spawnSync(process.execPath, [oxlint, '--deny-warnings', file], {
    cwd: copy,
    encoding: 'utf8',
  })
  rmSync(path)
  return { passes: status === 0, said: stdout }
}

const importing = (from: string) => `import { x } from '${from}'\nexport const y = x\n`

const planted = [
  ['climbs out of a folder', 'src/lib/a.ts', importing('../ui/button.tsx')],
  ['shared/ imports the Worker', 'shared/a.ts', importing('#worker/db/client.ts')],
  ['shared/ imports the browser', 'shared/api/a.ts', importing('#src/lib/api.ts')],
  ['shared/ imports zod', 'shared/api/a.ts', importing('zod')],
  ['shared/ does I/O', 'shared/a.ts', importing('node:fs')],
  ['shared/ fetches', 'shared/a.ts', "export const y = () => fetch('/')\n"],
  ['shared/ reads the clock', 'shared/a.ts', 'export const y = () => Date.now()\n'],
  ['shared/ draws a random number', 'shared/a.ts', 'export const y = () => Math.random()\n'],
  ['the Worker imports the browser', 'worker/http/a.ts', importing('#src/lib/api.ts')],
  ['the Worker imports React', 'worker/features/early-access/stats/routes.ts', importing('react')],
  [
    "a feature imports another feature's repo",
    'worker/features/early-access/stats/service.ts',
    importing('#worker/features/profiles/member-page/repo.ts'),
  ],
  [
    "a feature imports another feature's routes",
    'worker/features/early-access/stats/routes.ts',
    importing('#worker/features/profiles/member-page/routes.ts'),
  ],
  ['a feature imports the app', 'worker/features/early-access/stats/routes.ts', importing('#worker/app.ts')],
  ['a service knows HTTP', 'worker/features/early-access/stats/service.ts', importing('hono')],
  ['a service knows SQL', 'worker/features/early-access/stats/service.ts', importing('drizzle-orm')],
  ['a service imports its routes', 'worker/features/early-access/stats/service.ts', importing('./routes.ts')],
  [
    'the database layer knows a feature',
    'worker/db/a.ts',
    importing('#worker/features/profiles/member-page/service.ts'),
  ],
  [
    'the HTTP layer knows a feature',
    'worker/http/a.ts',
    importing('#worker/features/profiles/member-page/service.ts'),
  ],
  ['the Worker imports all of zod', 'worker/features/early-access/stats/repo.ts', importing('zod')],
  ['the browser imports the Worker', 'src/lib/a.ts', importing('#worker/app.ts')],
  ['the browser imports zod', 'src/data/a.ts', importing('zod')],
  ['a page imports another page', 'src/pages/home/a.tsx', importing('#src/pages/login/route.tsx')],
  [
    'an admin screen imports another page',
    'src/pages/admin/members/a.tsx',
    importing('#src/pages/home/a.tsx'),
  ],
  ['a page imports the routes', 'src/pages/home/a.tsx', importing('#src/routes.tsx')],
  ['a component imports a page', 'src/components/a.tsx', importing('#src/pages/home/route.tsx')],
  ['shared queries import a component', 'src/data/a.ts', importing('#src/components/shell.tsx')],
  ['a primitive imports a query', 'src/ui/a.tsx', importing('#src/features/early-access/queries.ts')],
  ['a primitive knows the router', 'src/ui/a.tsx', importing('react-router')],
  ['the API client imports a component', 'src/lib/a.ts', importing('#src/components/shell.tsx')],
] as const

test.each(planted)('the linter fails when %s', (_, file, code) => {
  const { passes, said } = lint(file, code)
  expect(said).toMatch(/no-restricted-(imports|globals|properties)/)
  expect(passes).toBe(false)
})

test('the linter fails on modules that import each other', () => {
  const other = join(copy, 'shared', 'b.ts')
  mkdirSync(dirname(other), { recursive: true })
  writeFileSync(other, "import { a } from './a.ts'\nexport const b = () => a\n")
  const { passes, said } = lint('shared/a.ts', "import { b } from './b.ts'\nexport const a = () => b\n")
  expect(said).toContain('no-cycle')
  expect(passes).toBe(false)
})

test('the linter lets imports pass that point the right way', () => {
  const allowed = [
    ['src/pages/home/a.tsx', importing('#src/components/shell.tsx')],
    ['src/pages/admin/members/a.tsx', importing('#src/staff/admin-api.ts')],
    ['src/components/a.tsx', importing('#src/features/early-access/queries.ts')],
    ['src/data/a.ts', importing('#src/lib/api.ts')],
    ['src/ui/a.tsx', importing('#shared/tokens/tokens.ts')],
    [
      'worker/features/early-access/stats/routes.ts',
      importing('#worker/features/profiles/member-page/service.ts'),
    ],
    ['worker/features/early-access/stats/repo.ts', importing('#worker/db/client.ts')],
    ['worker/db/a.ts', importing('#shared/tokens/tokens.ts')],
    ['worker/http/a.ts', importing('zod/mini')],
  ] as const
  for (const [file, code] of allowed) expect(lint(file, code)).toMatchObject({ passes: true })
})
