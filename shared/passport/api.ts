import * as v from 'valibot'
import { licenseBases } from '#shared/licenses/basis.ts'
import { licenseIds } from '#shared/licenses/catalogue.ts'
import { endpoint } from '#shared/wire/endpoint.ts'
import { flag, id, text, time } from '#shared/wire/fields.ts'

/** What a passport says: an allow-list, nothing of which the member has not switched on. */
const passport = v.strictObject({
  id,
  /** The company, or the member's name without one. */
  name: text,
  licenseType: v.picklist(licenseIds),
  /** Null unless the member shows it. */
  licenseNumber: v.nullable(text),
  verifiedAt: time,
  /** What the verification rests on, and the day of the state's list if it was that. */
  basis: v.picklist(licenseBases),
  rosterAsOf: v.nullable(text),
  /** The last day of the license, if the state's list names one. */
  expiresOn: v.nullable(text),
  memberSince: time,
})
export type Passport = v.InferOutput<typeof passport>

const passportSwitch = v.strictObject({ isOn: flag, showsNumber: flag })
export type PassportSwitch = v.InferOutput<typeof passportSwitch>

const passportSettings = v.strictObject({
  ...passportSwitch.entries,
  /** Whether the license is such that a passport can be shown. */
  mayShow: flag,
})
export type PassportSettings = v.InferOutput<typeof passportSettings>

/** A member's passport; the same 404 whether there is no such member, no passport, or no verified license. */
export const read = endpoint({
  method: 'GET',
  path: '/api/passports/:id',
  access: 'anyone',
  answer: passport,
  status: 200,
  addressLimit: 'passports',
  errors: ['NOT_FOUND'],
})

/** Whether the viewer shows a passport, and the license number in it. */
export const settings = endpoint({
  method: 'GET',
  path: '/api/users/:id/passport',
  access: 'self',
  answer: passportSettings,
  status: 200,
  errors: ['USER_NOT_FOUND'],
})

/** Switches the viewer's passport on or off. Without a verified license it can only be switched off. */
export const saveSettings = endpoint({
  method: 'PUT',
  path: '/api/users/:id/passport',
  access: 'self',
  body: passportSwitch,
  answer: passportSettings,
  status: 200,
  errors: ['USER_NOT_FOUND', 'NOT_VERIFIED'],
})
