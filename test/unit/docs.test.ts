import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const documents = globSync(['README.md', 'docs/**/*.md', 'src/boot/README.md']).map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}))

const matchesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found)

/** A path in the repository; `<topic>` stands for any name. */
const isPath = /^(?:docs|migrations|public|scripts|shared|src|test|worker)\/[\w@.<>{},*/-]*$/

const isThere = (path: string) => globSync(path.replaceAll(/<[\w-]+>/g, '*').replace(/\/$/, '')).length > 0

test.each(documents)('every path in $file exists', ({ text }) => {
  const paths = matchesIn(text, /`([^`\n]+)`/g).filter((span) => isPath.test(span))
  expect(paths.filter((path) => !isThere(path))).toEqual([])
})

test.each(documents)('every link in $file leads to a file', ({ file, text }) => {
  const links = matchesIn(text, /\]\(([^)#\s]+)[^)]*\)/g).filter((link) => !/^\w+:/.test(link))
  expect(links.filter((link) => !existsSync(join(dirname(file), link)))).toEqual([])
})

test.each(documents)('every npm script in $file exists', ({ text }) => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(matchesIn(text, /npm run ([\w:]+)/g).filter((name) => !(name in scripts))).toEqual([])
})
