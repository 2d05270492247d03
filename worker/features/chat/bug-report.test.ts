import { expect, test } from 'vitest'
import { quickActions } from '#shared/assistant.ts'
import { askForDetails, bugIntent, normalizedReport, redacted } from './bug-report.ts'

const chip = quickActions.find(({ id }) => id === 'bug-report')?.prompt ?? ''

test.each([chip, 'I found a bug', 'The page is broken', 'It crashes'])(
  '%s: the assistant asks for what is missing',
  (message) => {
    expect(bugIntent(message, [])).toEqual({ kind: 'incomplete' })
  },
)

test.each([
  'When I press Save on the profile page the screen stays blank page for minutes',
  'The logo upload does not work: I choose a PNG and nothing happens',
])('%s: is filed at once', (message) => {
  expect(bugIntent(message, [])).toEqual({ kind: 'report', text: message })
})

test.each([
  'How do I report a bug?',
  'Do I earn tokens for reporting bugs?',
  'Why did my bug report earn nothing?',
  'What are SkunkTokens?',
])('%s: is a question, not a report', (message) => {
  expect(bugIntent(message, [])).toEqual({ kind: 'none' })
})

test('what follows the question is taken as it is, together with what was said before', () => {
  const history = [
    { role: 'user', content: chip },
    { role: 'assistant', content: askForDetails },
  ] as const
  expect(bugIntent('dashboard', history)).toEqual({ kind: 'report', text: `${chip}\ndashboard` })
})

test('addresses and numbers are not kept, and the same words are the same report', () => {
  expect(redacted('write to jo@x.com or call (612) 555-0134, order 5')).toBe(
    'write to [e-mail] or call [number], order 5',
  )
  expect(normalizedReport('The  PAGE is broken!')).toBe(normalizedReport('the page is broken'))
})
