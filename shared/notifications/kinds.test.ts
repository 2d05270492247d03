import { expect, test } from 'vitest'
import { notificationKinds, notificationText } from './kinds.ts'

test('e-mail is off except for security and verification', () => {
  expect(notificationKinds.filter((kind) => kind.emailByDefault).map((kind) => kind.id)).toEqual([
    'verification',
    'security',
  ])
})

test('a group reads as one line', () => {
  expect(notificationText('message', 1)).toBe('You have a new message')
  expect(notificationText('message', 3)).toBe('You have 3 new messages')
  for (const { id } of notificationKinds) expect(notificationText(id, 2)).toContain('2')
})
