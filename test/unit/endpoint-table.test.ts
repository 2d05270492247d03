import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { endpoints } from '#shared/endpoints.ts'

test('the browser names calls by the table of endpoints, never by an address of its own', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'))
  expect(files.length).toBeGreaterThan(300)
  const withAddress = files.filter((file) =>
    /^(?!\s*(?:\*|\/\*|\/\/)).*['"`]\/api\//m.test(readFileSync(file, 'utf8')),
  )
  expect(withAddress).toEqual([])
})

test('every call is listed once', () => {
  const calls = Array.from(endpoints.values(), ({ method, path }) => `${method} ${path}`)
  expect(calls.length).toBeGreaterThan(80)
  expect(new Set(calls).size).toBe(calls.length)
})
