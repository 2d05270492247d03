import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.ts'

/** The headers that `public/_headers` sets for every asset; a test proves that the Worker's answers carry the same. */
export function assetHeaders(): Record<string, string> {
  const [, everywhere = ''] =
    /^\/\*\n((?: {2}.*\n)+)/m.exec(readFileSync(join(root, 'public', '_headers'), 'utf8')) ?? []
  const lines = everywhere.trimEnd().split('\n')
  return Object.fromEntries(lines.map((line) => line.trim().split(/: (.*)/s, 2)))
}
