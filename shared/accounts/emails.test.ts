import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emailFold, emailKey } from './emails.ts'

test('case, surrounding space and width do not make a second account', () => {
  expect(emailKey('Jo@X.com')).toBe('jo@x.com')
  expect(emailKey(' jo@x.com ')).toBe('jo@x.com')
  expect(emailKey('ｊｏ@x.com')).toBe('jo@x.com')
  expect(emailKey('jo+a@x.com')).toBe('jo+a@x.com')
  expect(emailKey('j.o@gmail.com')).toBe('j.o@gmail.com')
})

test('a self-referral is detected despite +tags, and despite dots only where mail ignores them', () => {
  expect(emailFold('Jo+leaf@X.com')).toBe('jo@x.com')
  expect(emailFold('j.o@x.com')).toBe('j.o@x.com')
  expect(emailFold('J.o+leaf@GMail.com')).toBe('jo@gmail.com')
  expect(emailFold('j.o@googlemail.com')).toBe('jo@gmail.com')
  expect(emailFold('+jo@x.com')).toBe('+jo@x.com')
  expect(emailFold('...@gmail.com')).toBe('...@gmail.com')
})

test('keys and folds are stable, and equal keys have equal folds', () => {
  fc.assert(
    fc.property(fc.oneof(fc.emailAddress(), fc.string({ unit: 'binary' })), (email) => {
      expect(emailKey(emailKey(email))).toBe(emailKey(email))
      expect(emailFold(emailFold(email))).toBe(emailFold(email))
      expect(emailFold(emailKey(email))).toBe(emailFold(email))
    }),
  )
})
