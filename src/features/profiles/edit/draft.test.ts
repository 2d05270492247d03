import { expect, test } from 'vitest'
import type { OwnUser } from '#shared/profiles/member-views.ts'
import { changesIn, changesOf } from './draft.ts'
import { valuesOf } from './form-values.ts'

const saved = valuesOf({
  firstName: 'Ane',
  city: 'Ely',
  isProfilePublic: true,
  servicesOffered: ['consulting'],
  lookingFor: [],
  hasSecuredFunding: null,
} as unknown as OwnUser)

const draftOf = (changes: object, userId = 7) => JSON.stringify({ userId, changes })

test('a draft contains only changed fields', () => {
  expect(changesOf(saved, saved)).toEqual({})
  expect(
    changesOf(saved, { ...saved, city: 'Duluth', servicesOffered: [], hasSecuredFunding: true }),
  ).toEqual({
    city: 'Duluth',
    servicesOffered: [],
    hasSecuredFunding: true,
  })
})

test('a draft is restored only for its member', () => {
  expect(changesIn(draftOf({ city: 'Duluth' }), 7, saved)).toEqual({ city: 'Duluth' })
  expect(changesIn(draftOf({ city: 'Duluth' }), 8, saved)).toEqual({})
})

test('values that do not fit the form are dropped from a draft', () => {
  const changes = {
    city: 3,
    isProfilePublic: false,
    servicesOffered: [1],
    __proto__x: 'y',
    hasSecuredFunding: 'no',
  }
  expect(changesIn(draftOf(changes), 7, saved)).toEqual({ isProfilePublic: false })
  for (const broken of [null, '', '{', '[]', 'null', '{"userId":7}', '{"userId":7,"changes":null}'])
    expect(changesIn(broken, 7, saved)).toEqual({})
})
