import { expect, test } from 'vitest'
import { invitationText, referralCreditNote } from '#shared/referrals/invitation.ts'
import { defaultLaunchAt } from './phase.ts'
import { licenseStatusText } from '#shared/licenses/status.ts'
import {
  countCaptions,
  foundingLabel,
  foundingSentence,
  membersHeading,
  networkCopy,
  noMembersText,
  onlyOwnerText,
  onTeamText,
} from '#shared/early-access/membership-copy.ts'
import { formPlacesNote, newDateNote, phaseCopy } from './phase-copy.ts'

const later = Date.parse('2099-01-01T00:00:00Z')

test('before the unlock the copy announces the launch', () => {
  const { pre } = phaseCopy
  expect(pre.showsCountdown).toBe(true)
  expect(pre.momentum?.({ remaining: 27 })).toBe('27 more businesses needed for early access!')
  expect(pre.momentum?.({})).toBe('50 more businesses needed for early access!')
  for (const text of [
    pre.connections,
    pre.ownerPromise,
    pre.directoryNotice,
    pre.exampleConnectNote,
    pre.connectNote,
    pre.messagesCard?.text,
  ]) {
    expect(text).toContain('October 1st, 2025')
  }
})

test('after the launch the countdown is gone and the network is open', () => {
  const { launched } = phaseCopy
  expect(launched.launchLine).toBe('LAUNCHED! The Platform is Now Live')
  expect(launched.showsCountdown).toBe(false)
  expect(launched.connections).toBe('The network is open. Connections and messages work now.')
  expect(launched.foundingPromise).toBe(
    'The first 50 operators get a numbered founding badge on their profile and in the directory.',
  )
  expect(launched.directoryNotice).toBe('The network is open. Profiles marked Example Only are not members.')
  expect(launched.exampleConnectNote).toBe('This is an example. Only real members connect.')
  expect(launched.ownerPromise).toBe('The network is open. Connections and messages work now.')
  expect([launched.momentum, launched.connectNote, launched.messagesCard, launched.activityNote]).toEqual([
    null,
    null,
    null,
    null,
  ])
})

test('opened early, the countdown continues and everything else reads as launched', () => {
  const { openEarly, launched } = phaseCopy
  expect(openEarly).toEqual({
    ...launched,
    launchLine: 'The network opened early: 50 businesses have joined.',
    showsCountdown: true,
  })
})

test('once no founding place is left, the form shows a note in every state', () => {
  expect(formPlacesNote(1)).toBeNull()
  expect(formPlacesNote(0)).toBe('All 50 founding places are taken. You join as a member.')
})

test('the new date is shown only for a launch that was moved and is still ahead', () => {
  expect(newDateNote(later - 1, later)).toBe('New date: January 1, 2099.')
  expect(newDateNote(later - 1, '2099-01-01T00:00:00.000Z')).toBe('New date: January 1, 2099.')
  expect(newDateNote(later, later)).toBeNull()
  expect(newDateNote(0, defaultLaunchAt)).toBeNull()
  expect(newDateNote(0, defaultLaunchAt - 1)).toBeNull()
})

test('each kind of invited visitor gets its own notice', () => {
  expect(invitationText({ kind: 'valid', firstName: 'Ada' })).toBe('Ada invited you. The code is filled in.')
  expect(invitationText({ kind: 'unknown' })).toBe(
    'This invitation link is no longer valid. You can still join without it.',
  )
  expect(invitationText({ kind: 'own' })).toBe('This is your own link. Send it to another business.')
  expect(invitationText({ kind: 'member' })).toBe('You are already a member, so this link changes nothing.')
  expect(referralCreditNote).toBe('Credited when they register; taken back if the license is refused.')
})

test('each license status has its label', () => {
  const license = { licenseVerifiedAt: null, licenseBasis: null, licenseRosterAsOf: null }
  const verified = {
    licenseStatus: 'verified',
    licenseVerifiedAt: '2026-03-05T12:00:00.000Z',
    licenseBasis: 'hand',
    licenseRosterAsOf: null,
  } as const
  expect(licenseStatusText(verified)).toBe('Verified by hand on March 5, 2026')
  expect(licenseStatusText({ ...verified, licenseBasis: 'roster', licenseRosterAsOf: '2026-11-03' })).toBe(
    "Verified against the state's list of November 2026",
  )
  // Verified before the basis was recorded: there was no other way.
  expect(licenseStatusText({ ...verified, licenseBasis: null })).toBe('Verified by hand on March 5, 2026')
  expect(licenseStatusText({ ...license, licenseStatus: 'pending' })).toBe('License check in progress')
  expect(licenseStatusText({ ...license, licenseStatus: 'none' })).toBe('License not verified yet')
  expect(licenseStatusText({ ...verified, licenseStatus: 'refused' })).toBe('License not verified yet')
})

test('members, places and counts have consistent names', () => {
  expect(foundingLabel(7)).toBe('Founding member No. 7')
  expect(foundingSentence(31, { number: 31, license: 'cannabis_cultivator' })).toBe(
    '31 of 50 founding places are taken; the newest is No.\u00A031, a cultivator.',
  )
  expect(foundingSentence(0, null)).toBe('0 of 50 founding places are taken.')
  expect(onTeamText('Pine & Co')).toBe("You are on Pine & Co's team")
  expect(onlyOwnerText('Ada')).toBe('You can invite members. Only Ada can change roles or remove people.')
  expect(membersHeading(0)).toBe('Members (0)')
  expect(noMembersText(1)).toBe('No members are listed yet. Founding place No. 1 is open.')
  expect(noMembersText(null)).toBe('No members are listed yet.')
  expect(networkCopy.activityEmpty).toBe('Nothing yet. The first member to join appears here.')
  expect([countCaptions.published, countCaptions.example, countCaptions.live(12)]).toEqual([
    'Published before launch',
    'Example figures',
    '12 registered now',
  ])
})
