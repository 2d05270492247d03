import { expect, test } from 'vitest'
import { dayMs } from '#shared/dates.ts'
import { acceptingBlockedBy, acceptingChanges, mayAskAgain } from './invitations.ts'

test('a member is told what accepting changes', () => {
  const alone = { team: null, ownsBusiness: true, leads: false }
  expect(acceptingChanges(alone)).toEqual([
    'Your own business stays yours, but it cannot have a team while you are on this one.',
    'The owner and admins see your name and email. You can leave at any time.',
  ])
  expect(acceptingChanges({ ...alone, team: 'Birch Farm' })[0]).toBe("You leave Birch Farm's team.")
  expect(acceptingChanges({ ...alone, leads: true })).toEqual([
    'You lead a team of your own. Transfer it or remove its members before you join another one.',
  ])
  expect([acceptingBlockedBy(alone), acceptingBlockedBy({ leads: true })]).toEqual([null, 'has_own_team'])
})

test('a business may ask again thirty days after a decline', () => {
  expect(mayAskAgain(0, 30 * dayMs - 1)).toBe(false)
  expect(mayAskAgain(0, 30 * dayMs)).toBe(true)
})
