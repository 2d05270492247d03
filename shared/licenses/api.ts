import * as v from 'valibot'
import { ownUser } from '#shared/profiles/member-views.ts'
import { endpoint } from '#shared/wire/endpoint.ts'
import { text } from '#shared/wire/fields.ts'
import { bodyLimits } from '#shared/wire/limits.ts'
import { proofName } from './proof.ts'
import { secondLookCauses } from './cause.ts'
import { openOrDecidedStates } from './status.ts'

/** A PDF, PNG or JPEG as a data URL; its bytes decide which. */
const licenseProofInput = v.strictObject({
  // No file is refused for its name, which its sender may not have chosen.
  fileName: v.optional(v.pipe(v.string(), v.transform(proofName)), ''),
  file: v.string('Please choose a file'),
})

/** The newest check with the staff's note to the member; null without a check that is open or decided. */
const licenseCheck = v.strictObject({
  check: v.nullable(
    v.strictObject({
      status: v.picklist(openOrDecidedStates),
      note: v.nullable(text),
      /** Why a verified license is looked at again. */
      cause: v.nullable(v.picklist(secondLookCauses)),
    }),
  ),
})
export type LicenseCheckAnswer = v.InferOutput<typeof licenseCheck>

export const check = endpoint({
  method: 'GET',
  path: '/api/users/:id/license-check',
  access: 'self',
  answer: licenseCheck,
  status: 200,
  errors: ['USER_NOT_FOUND'],
})

/** The file for its member, and for staff, who send their bearer token. */
export const proof = endpoint({
  method: 'GET',
  path: '/api/users/:id/license-proof',
  access: 'self',
  answer: 'bytes',
  status: 200,
  errors: ['USER_NOT_FOUND', 'NOT_FOUND', 'ADMIN_SIGNED_OUT', 'INVALID_ADMIN_PASSWORD', 'TOO_MANY_ATTEMPTS'],
})

/** Returns the member with the new license status. */
export const addProof = endpoint({
  method: 'POST',
  path: '/api/users/:id/license-proof',
  access: 'self',
  body: licenseProofInput,
  bodyBytes: bodyLimits.jsonWithImages,
  answer: v.strictObject({ user: ownUser }),
  status: 201,
  limits: ['licenseProofs'],
  errors: ['USER_NOT_FOUND', 'INVALID_PROOF', 'ALREADY_VERIFIED'],
})

export const removeProof = endpoint({
  method: 'DELETE',
  path: '/api/users/:id/license-proof',
  access: 'self',
  answer: 'nothing',
  status: 204,
  errors: ['USER_NOT_FOUND'],
})
