import { expect, test } from 'vitest'
import { quickActions } from '#shared/assistant/assistant.ts'
import { askForMissing, bugIntent, redacted } from './bug-report.ts'
import { plain } from './terms.ts'

const chip = quickActions.find(({ id }) => id === 'bug-report')?.prompt ?? ''

test.each([
  chip,
  'I found a bug',
  'The page is broken',
  'It crashes',
  'the site is down',
  'There is a problem with the form',
  'I get an error',
  'Bug: the search',
])('%s: the assistant asks for what is missing', (message) => {
  expect(bugIntent(message, null).kind).toBe('incomplete')
})

test.each([
  'When I press Save on the profile page the screen stays blank page for minutes',
  'The logo upload does not work: I choose a PNG and nothing happens',
  'there is an error on the login page when I press sign in',
  'Bug report: the search in the directory loses my text on reload',
])('%s: is filed at once', (message) => {
  expect(bugIntent(message, null)).toEqual({ kind: 'report', text: message })
})

test.each([
  'How do I report a bug?',
  'Do I earn tokens for reporting bugs?',
  'Why did my bug report earn nothing?',
  'Why is my profile stuck in license check in progress for so long?',
  'When is a member told that a bug report is broken off?',
  'What are SkunkTokens?',
  'Bug-free so far, thank you for the directory and the quick answers',
])('%s: is no report', (message) => {
  expect(bugIntent(message, null)).toEqual({ kind: 'none' })
})

test('the reply is weighed with what was said before, except for the suggested prompt', () => {
  expect(bugIntent(chip, null)).toMatchObject({ kind: 'incomplete', draft: '' })
  expect(bugIntent('dashboard', '')).toEqual({
    kind: 'incomplete',
    draft: 'dashboard',
    missing: ['what', 'expected'],
  })
  expect(bugIntent('I pressed it twice on the edit profile page', 'The Save button is broken')).toEqual({
    kind: 'report',
    text: 'The Save button is broken\nI pressed it twice on the edit profile page',
  })
})

test('the question names what is missing', () => {
  expect(askForMissing(['where'])).toBe('I cannot file this yet. Please add on which page or part of it.')
  expect(askForMissing(['what', 'expected'])).toBe(
    'I cannot file this yet. Please add what you did and what happened and what you expected to happen.',
  )
})

test.each(['Never mind', 'no, thanks', 'cancel that', 'thanks', 'Thank you!', 'ok'])(
  '%s: files nothing and ends the report',
  (message) => {
    expect(bugIntent(message, 'The Save button is broken')).toEqual({ kind: 'withdrawn' })
  },
)

test('a question instead of the details is answered, not filed', () => {
  expect(bugIntent('How do I earn SkunkTokens?', '')).toEqual({ kind: 'none' })
})

test('addresses, codes and numbers are redacted, and the same words are the same report', () => {
  expect(redacted('write to jo@x.com or call (612) 555-0134, order 5')).toBe(
    'write to [e-mail] or call [number], order 5',
  )
  expect(redacted('opened /reset#Zk9qv3T7-x_1mBd84LwYpQ2sNf and it failed')).toBe(
    'opened /reset#[code] and it failed',
  )
  expect(plain('The  PAGE is broken!')).toBe(plain('the page is broken'))
})
