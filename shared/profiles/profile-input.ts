import * as v from 'valibot'
import { fundingAmounts } from '#shared/registration/funding.ts'
import { licenseFrom } from '#shared/licenses/catalogue.ts'
import { completedWebsite, isWebsite } from './website.ts'
import { emailAddress, line, lines, optionalPhoneNumber, requiredLine, zipCode } from '#shared/wire/text.ts'
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
const messagesByField = new Map<string, string>(Object.entries(messages))

const website = 'Enter a whole web address, such as https://example.com'
const phone = 'Please enter a valid 10-digit phone number'
const amount = 'Please choose one of the amounts'

/** A text: absent keeps the value, null or empty removes it. */
const optionalText = (max: number) => v.nullish(line(max, 'Please use plain text'))
const choice = v.nullish(v.boolean('Please choose yes or no'))

const list = (maxEntries: number) =>
  v.optional(
    v.pipe(
      v.array(line(profileLimits.listEntry, 'Please use plain text'), 'Please send a list'),
      v.transform((entries) => entries.filter((entry) => entry !== '')),
      v.maxLength(maxEntries, `Please keep at most ${maxEntries} entries`),
    ),
  )

/**
 * The fields that a member may set. Five are required; an absent one keeps its value. `logoUrl` and `personalPhotoUrl`
 * take a data URL, the present path, or an empty text to remove the image.
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
    zipCode: zipCode(messages.zipCode),
    /** An empty one removes the number; no other member's number is equal to it, so it decides no referral. */
    phoneNumber: v.optional(optionalPhoneNumber(phone)),
    companyName: optionalText(profileLimits.companyName),
    businessDescription: v.nullish(lines(profileLimits.businessDescription, 'Please use plain text')),
    businessAddress: optionalText(profileLimits.businessAddress),
    city: optionalText(profileLimits.city),
    teamSize: optionalText(profileLimits.teamSize),
    otherBusinessType: optionalText(profileLimits.otherBusinessType),
    vendorType: optionalText(profileLimits.vendorType),
    businessOwnershipDetails: v.nullish(lines(profileLimits.businessDescription, 'Please use plain text')),
    licenseNumber: optionalText(profileLimits.licenseNumber),
    website: v.nullish(
      v.pipe(
        v.string(website),
        v.transform(completedWebsite),
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
  ({ path }) => messagesByField.get(String(path?.[0]?.key ?? '')) ?? 'This field is not part of a profile',
)

/** The values of the form. */
export type ProfileForm = v.InferInput<typeof profileInput>
export type Profile = v.InferOutput<typeof profileInput>
