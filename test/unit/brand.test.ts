import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { brand } from '#shared/brand.ts'

test('the shell and the manifest contain the name of the network', () => {
  const shell = readFileSync('index.html', 'utf8')
  expect(shell).toContain(`<title>${brand.name}</title>`)
  expect(shell).toContain(`<h1>${brand.name}</h1>`)
  const manifest: unknown = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8'))
  expect(manifest).toMatchObject({ name: brand.name, short_name: brand.shortName })
})
