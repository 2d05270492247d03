import { expect, test } from 'vitest'
import { passages } from './passages.ts'
import { isMayQuestion, withVerdict } from './verdict.ts'

const passage = (id: string) => {
  const found = passages.find((one) => one.id === id)
  if (!found) throw new Error(`There is no passage ${id}.`)
  return found
}
const answer = (question: string, id: string, phase: 'prelaunch' | 'unlocked' = 'unlocked') =>
  withVerdict(question, passage(id), passage(id).answer, phase)

test.each([
  'Can I hide my profile?',
  'may a lab own a dispensary',
  'my license is pending, can I join anyway',
  'Am I allowed to see the directory?',
  'is it legal to sell here',
  'So could we add a second store?',
])('%s: asks for yes or no', (question) => expect(isMayQuestion(question)).toBe(true))

test.each(['Can you tell me how to join?', 'How can I join?', 'what may a retailer do', 'I lost my can'])(
  '%s: does not',
  (question) => expect(isMayQuestion(question)).toBe(false),
)

test.each([
  ['can I hide my listing', 'account-14', /^Yes\. In Edit profile/],
  ['can I transfer my tokens', 'tokens-22', /^No\. Tokens stay/],
  ['can staff read my messages', 'networking-12', /^No\. Only you/],
  ['can we join', 'account-01', /^It depends\. Owners/],
  [
    'can a microbusiness open a second store',
    'cannabis_microbusiness-prohibits',
    /^No\. Prohibited: Opening a second store/,
  ],
  [
    'may a microbusiness run one retail location',
    'cannabis_microbusiness-allows',
    /^Yes\. Allowed: Run one retail location/,
  ],
  ['can a microbusiness advertise on television', 'cannabis_microbusiness-allows', /^It depends\. /],
])('%s: the answer says it first', (question, id, opening) => expect(answer(question, id)).toMatch(opening))

test('before the network opens what opens later is answered with No', () => {
  const { before = '' } = passage('networking-01')
  expect(withVerdict('can I connect with members', passage('networking-01'), before, 'prelaunch')).toMatch(
    /^No\. Connections open/,
  )
  expect(answer('can I connect with members', 'networking-01')).toMatch(/^Yes\. Now\./)
})

test('other questions are answered without it', () => {
  expect(answer('how do I hide my listing', 'account-14')).toBe(passage('account-14').answer)
})
