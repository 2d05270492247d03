import { expect, test } from 'vitest'
import { invitationParts, invitedDescription } from './invitation.ts'
import { invitedTitle } from './invited-title.ts'

const profile = { name: 'Maya Lind', companyName: 'Pine & Co', foundingNumber: 7, isLicenseVerified: true }
const maya = { kind: 'valid', firstName: 'Maya', profile } as const
const hidden = { ...maya, profile: null }

test('an invitation says who invites: name, business and badges', () => {
  expect(invitationParts(maya)).toEqual({
    name: 'Maya Lind',
    company: 'Pine & Co',
    place: 'Founding member No. 7',
    license: 'License verified',
    text: 'Maya invited you. The code is filled in.',
  })
  expect(invitationParts(hidden)).toMatchObject({ name: 'Maya', company: '', place: '', license: '' })
  expect(invitationParts({ kind: 'unknown' }).name).toBe('')
  expect(invitationParts({ kind: 'unknown' }).text).toContain('no longer valid')
  expect(Object.values(invitationParts(null)).join('')).toBe('')
})

test('its preview names the inviter and counts what is there', () => {
  expect([invitedTitle(maya), invitedTitle(hidden)]).toEqual(['Maya Lind invited you', 'Maya invited you'])
  const counts = { totalLicensees: 38, foundingRemaining: 12 }
  expect(invitedDescription(maya, counts)).toBe(
    'Maya Lind of Pine & Co invites you to North Leaf Network. 38 licensed businesses have joined; 12 of 50 founding places are left.',
  )
  expect(invitedDescription(hidden, { totalLicensees: 1, foundingRemaining: 0 })).toBe(
    'Maya invites you to North Leaf Network. 1 licensed business has joined.',
  )
})
