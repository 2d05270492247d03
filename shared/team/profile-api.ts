import * as v from 'valibot'
import { profileChanged } from '#shared/profiles/api.ts'
import { profileInput } from '#shared/profiles/profile-input.ts'
import { endpoint } from '#shared/wire/endpoint.ts'
import { count, text, texts } from '#shared/wire/fields.ts'

const given = profileInput.entries

/** What an admin may edit: what others see of the business, and nothing about the owner or the license. */
export const businessProfileInput = v.strictObject({
  /** The version that was edited; a save on another one is refused. */
  profileVersion: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  companyName: given.companyName,
  businessDescription: given.businessDescription,
  website: given.website,
  city: given.city,
  teamSize: given.teamSize,
  servicesOffered: given.servicesOffered,
  lookingFor: given.lookingFor,
})
export type BusinessProfileForm = v.InferInput<typeof businessProfileInput>
export type BusinessProfileInput = v.InferOutput<typeof businessProfileInput>

const optional = v.nullable(text)
const businessProfile = v.strictObject({
  profileVersion: count,
  companyName: optional,
  businessDescription: optional,
  website: optional,
  city: optional,
  teamSize: optional,
  servicesOffered: texts,
  lookingFor: texts,
})
export type BusinessProfile = v.InferOutput<typeof businessProfile>

/** The business's own fields, for its owner and admins. */
export const profile = endpoint({
  method: 'GET',
  path: '/api/business/:businessOwnerId/profile',
  access: 'team',
  answer: businessProfile,
  status: 200,
  errors: ['NOT_FOUND'],
})

/** Saves them; absent ones keep their values. */
export const saveProfile = endpoint({
  method: 'PUT',
  path: '/api/business/:businessOwnerId/profile',
  access: 'team',
  body: businessProfileInput,
  answer: businessProfile,
  status: 200,
  errors: ['NOT_FOUND', profileChanged],
})
