import { expect, test } from 'vitest'
import { teamNoticeText } from './notices.ts'

test('a team notification says which team and what changed', () => {
  const notice = { change: 'accepted', team: 'Birch Farm', person: 'Oskar Lindqvist' }
  expect(teamNoticeText(notice, 1)).toBe("Oskar Lindqvist joined Birch Farm's team")
  expect(teamNoticeText(notice, 2)).toBe("Oskar Lindqvist joined Birch Farm's team, and 1 more team change")
  expect(teamNoticeText({ ...notice, person: null }, 1)).toBe("Someone joined Birch Farm's team")
  expect(teamNoticeText({ ...notice, change: 'role' }, 1)).toBeNull()
  expect(teamNoticeText({ ...notice, change: 'toString' }, 1)).toBeNull()
  expect(teamNoticeText({ ...notice, team: null }, 1)).toBeNull()
})
