import { expect, test } from 'vitest'
import { brand } from '#shared/brand.ts'
import { placeText, stateOfWord, stateOfZip, states } from './states.ts'

test.each([
  ['55802', 'MN'],
  ['55802-1234', 'MN'],
  ['56799', 'MN'],
  ['54880', 'WI'],
  ['50309', 'IA'],
  ['57104', 'SD'],
  ['58102', 'ND'],
  ['60601', null],
  ['ABCDE', null],
])('%s is in %s', (zipCode, state) => {
  expect(stateOfZip(zipCode)).toBe(state)
})

test('a state is named by its code or its name', () => {
  expect(['mn', 'minnesota', 'wi', 'iowa', 'nd'].map(stateOfWord)).toEqual(['MN', 'MN', 'WI', 'IA', 'ND'])
  expect(['minn', 'm', 'duluth'].map(stateOfWord)).toEqual([null, null, null])
  expect(states[0]).toMatchObject({ code: brand.stateCode, name: brand.state })
  expect(placeText('Duluth', null)).toBe('Duluth, MN')
  expect(placeText('Superior', 'WI')).toBe('Superior, WI')
})
