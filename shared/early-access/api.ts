import * as v from 'valibot'
import { licenseIds } from '#shared/licenses/catalogue.ts'
import { endpoint } from '#shared/wire/endpoint.ts'
import { accountTypes } from '#shared/tokens/tokens.ts'
import { count, id, text, time } from '#shared/wire/fields.ts'
import { foundingPlaces } from './counter.ts'

const statsAnswer = v.strictObject({
  totalLicensees: count,
  targetGoal: count,
  progressPercent: count,
  remaining: count,
  foundingRemaining: count,
  phase: v.picklist(['prelaunch', 'unlocked']),
  launchAt: time,
  unlockedBy: v.nullable(v.picklist(['launch', 'licensees'])),
})
export type Stats = v.InferOutput<typeof statsAnswer>

const placeNumber = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(foundingPlaces))

/** A taken founding place, with the member's id and name only where the profile is public. */
const foundingPlace = v.strictObject({
  number: placeNumber,
  licenseType: v.picklist(licenseIds),
  joined: time,
  id: v.optional(id),
  name: v.optional(text),
})
export type FoundingPlace = v.InferOutput<typeof foundingPlace>

const foundingAnswer = v.strictObject({ places: v.array(foundingPlace), newest: v.nullable(placeNumber) })
export type Founding = v.InferOutput<typeof foundingAnswer>

/** How many of the newest members the activity shows. */
export const activityLength = 6

/** A member who joined, with id and name only where the profile is public. */
const joined = v.strictObject({
  accountType: v.picklist(accountTypes),
  licenseType: v.picklist(licenseIds),
  foundingNumber: v.nullable(placeNumber),
  joined: time,
  id: v.optional(id),
  name: v.optional(text),
})
export type Joined = v.InferOutput<typeof joined>

const activityAnswer = v.strictObject({ joins: v.pipe(v.array(joined), v.maxLength(activityLength)) })

/** The counts of the network, a few seconds old at most. */
export const stats = endpoint({
  method: 'GET',
  path: '/api/stats',
  access: 'anyone',
  answer: statsAnswer,
  status: 200,
})

/** The taken founding places in their order. */
export const founding = endpoint({
  method: 'GET',
  path: '/api/founding',
  access: 'anyone',
  answer: foundingAnswer,
  status: 200,
})

/** The newest members, the newest first. */
export const activity = endpoint({
  method: 'GET',
  path: '/api/activity',
  access: 'anyone',
  answer: activityAnswer,
  status: 200,
})
