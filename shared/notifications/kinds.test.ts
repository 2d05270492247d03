import { expect, test } from 'vitest'
import { mailChoices, mailKinds, notificationKinds, notificationText } from './kinds.ts'

test('mail tells of requests, messages and referrals unless turned off, and of security always', () => {
  expect(mailKinds).toEqual(['connection-request', 'message', 'referral-joined'])
  expect(notificationKinds.filter(({ mail }) => mail === 'always').map(({ id }) => id)).toEqual([
    'verification',
    'security',
  ])
  expect(mailChoices).toEqual([...mailKinds, 'digest'])
})

test('a group names the member whom it is about', () => {
  const name = 'Pete Lindgren'
  const request = (state: 'pending' | 'accepted' | null) =>
    notificationText('connection-request', { count: 1, name, request: state })
  expect(request('pending')).toBe('Pete Lindgren wants to connect')
  expect(request('accepted')).toBe('You’re connected with Pete Lindgren')
  expect(request(null)).toBe('Pete Lindgren asked to connect')
  expect(notificationText('connection-accepted', { count: 1, name })).toBe(
    'Pete Lindgren accepted your request',
  )
  expect(notificationText('message', { count: 1, name })).toBe('Pete Lindgren sent you a message')
  expect(notificationText('message', { count: 3, name })).toBe('Pete Lindgren sent you 3 messages')
  expect(notificationText('referral-joined', { count: 1, name: 'Pete L.' })).toBe(
    'Pete L. joined through your link',
  )
})

test('a group about nobody reads as one line', () => {
  expect(notificationText('message', { count: 1, name: null })).toBe('You have a new message')
  expect(notificationText('message', { count: 3, name: null })).toBe('You have 3 new messages')
  for (const { id } of notificationKinds)
    expect(notificationText(id, { count: 2, name: null })).toContain('2')
})
