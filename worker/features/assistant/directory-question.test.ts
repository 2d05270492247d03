import { expect, test } from 'vitest'
import { directorySearchOf } from './directory-question.ts'

test.each([
  ['lab near Duluth', 'cannabis_testing_facility', 'Duluth'],
  ['Are there any dispensaries in St. Cloud?', 'cannabis_retailer', 'St. Cloud'],
  ['find growers around Rochester, MN', 'cannabis_cultivator', 'Rochester'],
  ['I need a transporter close to Grand Rapids', 'cannabis_transporter', 'Grand Rapids'],
  ['which members are in Bemidji', null, 'Bemidji'],
])('%s: searches the directory', (question, licenseType, q) =>
  expect(directorySearchOf(question)).toEqual({ licenseType, q, isNearby: false }),
)

test('a lab near the visitor is searched by its license alone', () => {
  expect(directorySearchOf('is there a lab near me?')).toEqual({
    licenseType: 'cannabis_testing_facility',
    q: '',
    isNearby: true,
  })
})

test.each([
  'what is the weather in Duluth',
  'best dispensary in St Paul',
  'How many stores can a retailer have?',
  'I run a store in Wisconsin',
  'may a lab own a dispensary',
  'how do I join',
])('%s: does not', (question) => expect(directorySearchOf(question)).toBeNull())
