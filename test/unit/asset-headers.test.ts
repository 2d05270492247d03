import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contentSecurityPolicy, securityHeaders } from '#worker/http/security-headers.ts'

test('assets carry the same security headers as answers of the Worker', () => {
  const file = readFileSync('public/_headers', 'utf8')
  const everywhere = file.slice(file.indexOf('/*\n') + 3, file.indexOf('\n\n/assets'))
  const said = Object.fromEntries(everywhere.split('\n').map((line) => line.trim().split(/: (.*)/s, 2)))
  expect(said).toEqual({ ...securityHeaders, 'Content-Security-Policy': contentSecurityPolicy() })
})
