import { expect, test } from 'vitest'
import { missingPath, pageAt, pages, writtenFile } from './pages.ts'

test('every path finds its own page, with and without a slash at its end', () => {
  for (const page of pages) {
    const path = page.path.replaceAll(/:[a-z]+/g, 'x1')
    expect(pageAt(path)?.path).toBe(page.path)
    expect(pageAt(path === '/' ? path : `${path}/`)?.path).toBe(page.path)
  }
})

test('what is no page is told', () => {
  for (const path of ['/nope', '/ref', '/contact/x', '/businesses/1', '//', '/profile/demo-1/x']) {
    expect(pageAt(path)).toBeNull()
  }
})

test('written pages are kept in files of their own, one for all invitations of a kind', () => {
  const file = (path: string) => writtenFile(pageAt(path), path)
  expect(file('/')).toBe('home')
  expect(file('/ref/7KQ2M9XD')).toBe('ref--CODE')
  expect(file('/vendor-ref/7KQ2M9XD')).toBe('vendor-ref--CODE')
  expect(file(missingPath)).toBe('404')
  expect(file('/business/sample-01/')).toBe('business--sample-01')
  const files = pages
    .filter(({ kind, path }) => kind === 'written' && !path.includes(':'))
    .map(({ path }) => file(path))
  expect(new Set(files).size).toBe(files.length)
})
