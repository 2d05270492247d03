import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesWithSecrets, secretsOf } from '#scripts/product/secrets.ts'

test('every secret and every item of a list is searched for', () => {
  const vars =
    'ADMIN_PASSWORD=correct-horse\n# a note\nVENDOR_ACCESS_CODES="PINE-1001,BIRCH-2002"\nLAUNCH=1\n'
  expect(secretsOf(vars)).toEqual(['correct-horse', 'PINE-1001,BIRCH-2002', 'PINE-1001', 'BIRCH-2002'])
})

test('a build whose browser files contain or name a secret is detected', () => {
  const folder = mkdtempSync(join(tmpdir(), 'north-leaf-secrets-'))
  try {
    mkdirSync(join(folder, 'assets'))
    writeFileSync(join(folder, 'index.html'), '<!doctype html>')
    writeFileSync(join(folder, 'assets', 'planted.js'), 'const code="PINE-1001"')
    writeFileSync(join(folder, 'assets', 'named.js'), 'env.HASH_KEY')
    expect(filesWithSecrets(folder, ['PINE-1001']).toSorted()).toEqual([
      join('assets', 'named.js'),
      join('assets', 'planted.js'),
    ])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
