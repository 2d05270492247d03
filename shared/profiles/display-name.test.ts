import { expect, test } from 'vitest'
import { displayName } from './display-name.ts'

test('a business is called by its name, and until it has one by its person', () => {
  const person = { firstName: 'Olav', lastName: 'Boss' }
  expect(displayName({ ...person, companyName: ' Pine & Co ' })).toBe('Pine & Co')
  for (const companyName of [null, undefined, '', '  '])
    expect(displayName({ ...person, ...(companyName !== undefined && { companyName }) })).toBe('Olav Boss')
})
