import * as v from 'valibot'
import { ownUser, publicUser } from './member-views.ts'
import { profileInput } from './profile-input.ts'
import { endpoint } from '#shared/wire/endpoint.ts'
import { texts } from '#shared/wire/fields.ts'
import { bodyLimits } from '#shared/wire/limits.ts'

const profileAnswer = v.strictObject({
  user: ownUser,
  /** The reasons for which images were refused. */
  warnings: v.optional(texts),
  /** Changes that take effect later. */
  notices: v.optional(texts),
})
export type ProfileAnswer = v.InferOutput<typeof profileAnswer>

/** The code of a save on a profile that was changed elsewhere since it was opened. */
export const profileChanged = 'PROFILE_CHANGED'

/** A member as the viewer may see them: their own view, or the public one. */
export const read = endpoint({
  method: 'GET',
  path: '/api/users/:id',
  access: 'anyone',
  answer: v.union([ownUser, publicUser]),
  status: 200,
  errors: ['USER_NOT_FOUND'],
})

/** `If-Match` names the version that was edited; without it the last save wins. */
export const save = endpoint({
  method: 'PUT',
  path: '/api/users/:id/profile',
  access: 'self',
  body: profileInput,
  bodyBytes: bodyLimits.jsonWithImages,
  answer: profileAnswer,
  status: 200,
  limits: ['images'],
  errors: ['USER_NOT_FOUND', 'BAD_VERSION', profileChanged],
})
