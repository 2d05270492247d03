import * as v from 'valibot'
import { fundingAmounts } from '#shared/registration/funding.ts'
import { licenseFrom } from '#shared/licenses/catalogue.ts'
import type { LicenseCheckState } from '#shared/licenses/status.ts'
import { phoneDigitCount, phoneDigits } from '#shared/wire/phone.ts'
import { isWebsite } from './website.ts'
import { emailAddress, line, lines, requiredLine } from '#shared/wire/text.ts'
import type { OwnUser } from './member-views.ts'
import { profileLimits } from './limits.ts'
import { textLimits } from '#shared/wire/limits.ts'

const messages = {
  firstName: 'First name is required',
  lastName: 'Last name is required',
  email: 'Invalid email address',
  licenseType: 'License type is required',
  zipCode: 'Valid zip code required',
} as const

/** By a sent field's name, which may be one that every object has (`__proto__`, `constructor`). */
const said = new Map<string, string>(Object.entries(messages))

const website = 'Enter a whole web address, such as https://example.com'
const phone = 'Please enter a valid 10-digit phone number'
const amount = 'Please choose one of the amounts'

/** Text that may be left away (unchanged), null or empty (removed). */
const text = (max: number) => v.nullish(line(max, 'Please use plain text'))
const choice = v.nullish(v.boolean('Please choose yes or no'))

const list = (most: number) =>
  v.optional(
    v.pipe(
      v.array(line(profileLimits.listEntry, 'Please use plain text'), 'Please send a list'),
      v.transform((entries) => entries.filter((entry) => entry !== '')),
      v.maxLength(most, `Please keep at most ${most} entries`),
    ),
  )

/**
 * `PUT /api/users/{id}/profile`: what a member may set (001 §5). Five fields are required; what is left away stays
 * as it is. `logoUrl` and `personalPhotoUrl` take a data URL, the present address, or an empty text to remove.
 */
export const profileInput = v.strictObject(
  {
    firstName: requiredLine(textLimits.name, messages.firstName),
    lastName: requiredLine(textLimits.name, messages.lastName),
    email: emailAddress(messages.email),
    licenseType: v.pipe(
      v.string(messages.licenseType),
      v.check((spelling) => licenseFrom(spelling) !== undefined, messages.licenseType),
    ),
    zipCode: v.pipe(
      line(profileLimits.zipCode, messages.zipCode),
      v.minLength(profileLimits.zipCodeMin, messages.zipCode),
    ),
    phoneNumber: v.optional(
      v.pipe(
        v.string(phone),
        v.maxLength(40, phone),
        v.transform(phoneDigits),
        v.length(phoneDigitCount, phone),
      ),
    ),
    companyName: text(profileLimits.companyName),
    businessDescription: v.nullish(lines(profileLimits.businessDescription, 'Please use plain text')),
    businessAddress: text(profileLimits.businessAddress),
    city: text(profileLimits.city),
    teamSize: text(profileLimits.teamSize),
    otherBusinessType: text(profileLimits.otherBusinessType),
    vendorType: text(profileLimits.vendorType),
    businessOwnershipDetails: v.nullish(lines(profileLimits.businessDescription, 'Please use plain text')),
    licenseNumber: text(profileLimits.licenseNumber),
    website: v.nullish(
      v.pipe(
        line(profileLimits.website, website),
        v.check((address) => address === '' || isWebsite(address), website),
      ),
    ),
    logoUrl: v.nullish(v.string()),
    personalPhotoUrl: v.nullish(v.string()),
    isProfilePublic: v.optional(v.boolean('Please choose public or private')),
    servicesOffered: list(profileLimits.services),
    lookingFor: list(profileLimits.lookingFor),
    hasSecuredFunding: choice,
    lookingToRaise: choice,
    lookingToRaiseMore: choice,
    fundingAmount: v.nullish(v.picklist(['', ...fundingAmounts.map(({ value }) => value)], amount)),
  },
  ({ path }) => said.get(String(path?.[0]?.key ?? '')) ?? 'This field is not part of a profile',
)

/** As the form holds it. */
export type ProfileForm = v.InferInput<typeof profileInput>
export type Profile = v.InferOutput<typeof profileInput>

/** The answer: `warnings` for refused images (R534), `notices` for what takes effect later. */
export type ProfileAnswer = { user: OwnUser; warnings?: string[]; notices?: string[] }

/** The code of the 409 that a save gets when the profile was changed elsewhere since it was opened. */
export const profileChanged = 'PROFILE_CHANGED'

/** `POST /api/users/{id}/license-proof`: a PDF, PNG or JPEG as data URL, told by its bytes. */
export const licenseProofInput = v.strictObject({
  fileName: v.optional(line(120, 'Please use a shorter file name'), ''),
  file: v.string('Please choose a file'),
})

/** The answer of the license-proof calls: the member as the license now stands. */
export type LicenseProofAnswer = { user: OwnUser }

/** `GET /api/users/{id}/license-check`, self only: the newest check, with what staff wrote to the member. */
export type LicenseCheckAnswer = {
  check: { status: Exclude<LicenseCheckState, 'withdrawn'>; note: string | null } | null
}
