import { expect, test } from 'vitest'
import { missingPath, pageAt, pages, prerenderedFile } from './pages.ts'

test('every path has its page, with and without a trailing slash', () => {
  for (const page of pages) {
    const path = page.path.replaceAll(/:[a-z]+/g, 'x1')
    expect(pageAt(path)?.path).toBe(page.path)
    expect(pageAt(path === '/' ? path : `${path}/`)?.path).toBe(page.path)
  }
})

test('an unknown path has no page', () => {
  for (const path of ['/nope', '/ref', '/contact/x', '/businesses/1', '//', '/profile/demo-1/x']) {
    expect(pageAt(path)).toBeNull()
  }
})

test('each prerendered page has its own file, and all invitations of a kind share one', () => {
  const file = (path: string) => prerenderedFile(pageAt(path), path)
  expect(file('/')).toBe('home')
  expect(file('/ref/7KQ2M9XD')).toBe('ref--CODE')
  expect(file('/vendor-ref/7KQ2M9XD')).toBe('vendor-ref--CODE')
  expect(file(missingPath)).toBe('404')
  expect(file('/business/sample-01/')).toBe('business--sample-01')
  const files = pages
    .filter(({ kind, path }) => kind === 'prerendered' && !path.includes(':'))
    .map(({ path }) => file(path))
  expect(new Set(files).size).toBe(files.length)
})
