import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/**
 * Finds state that the Worker's modules keep between requests. A promise, timer or stream ends with the request
 * that created it, so another request would wait for it forever.
 */
const allowed: Record<string, string> = {
  'cached: { stats: NetworkStats; readAt: number; db: D1Database } | null':
    'counts, and the binding they are from',
  'known: Places | null': 'the table of ZIP codes',
  isReadUntil: 'a time',
  batchStartsAt: 'a time',
  'passageVectors: readonly (readonly number[])[] | null': 'vectors of texts that never change',
}

const sources = globSync('worker/**/*.ts').filter((file) => !file.endsWith('.test.ts'))

const isAsync =
  /\bPromise\b|\bsetTimeout\b|\bsetInterval\b|\bReadableStream\b|\bAbortController\b|\bscheduler\b/

/** Every top-level binding that can change: `let`, and objects created by `new`. */
function mutableBindings(text: string): string[] {
  return [...text.matchAll(/^(?:export )?(?:let|var) ([^=\n]+?)(?: =|$)/gm)].map(([, name = '']) => name)
}

/** Every top-level binding whose first line has an asynchronous type and is no function. */
function asyncBindings(text: string): string[] {
  return [...text.matchAll(/^(?:export )?(?:let|var|const) [^\n]*/gm)]
    .map(([line]) => line)
    .filter((line) => isAsync.test(line) && !line.includes('=>') && !/(?:const|let) \w+ = async/.test(line))
}

/** Fields of classes with an asynchronous type, which all requests of a Durable Object share. */
function asyncFields(text: string): string[] {
  return [...text.matchAll(/^ {2}(?:static |private |readonly )*#?\w+[?!]?(?::[^=\n(]*)?(?: = [^\n]*)?$/gm)]
    .map(([line]) => line)
    .filter((line) => isAsync.test(line) && !line.includes('=>'))
}

test('no module of the Worker stores a promise or a timer', () => {
  for (const file of sources) {
    const text = readFileSync(file, 'utf8')
    expect(
      mutableBindings(text).filter((name) => !(name in allowed)),
      file,
    ).toEqual([])
    expect(asyncBindings(text), file).toEqual([])
    expect(asyncFields(text), file).toEqual([])
  }
})

test.each([
  ['mutableBindings', 'let waiting = 0', mutableBindings],
  ['asyncBindings', 'let tail: Promise<unknown> = Promise.resolve()', asyncBindings],
  ['asyncBindings', 'const reads = new Map<string, Promise<Row>>()', asyncBindings],
  ['asyncBindings', 'const ready = Promise.resolve()', asyncBindings],
  ['asyncFields', '  #tail: Promise<unknown> = Promise.resolve()', asyncFields],
  ['asyncFields', '  readonly #reads = new Map<string, Promise<Row>>()', asyncFields],
] as const)('%s finds %s', (_, planted, search) => {
  expect(search(planted)).toHaveLength(1)
})
