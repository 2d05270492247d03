import * as v from 'valibot'
import { consentMessages } from './consent.ts'
import { fundingAmounts } from './funding.ts'
import { licenseFrom } from '#shared/licenses/catalogue.ts'
import { phoneDigitCount, phoneDigits } from '#shared/wire/phone.ts'
import { vendorCategories } from '#shared/vendors/categories.ts'
import { emailAddress, line, requiredLine } from '#shared/wire/text.ts'
import { profileLimits } from '#shared/profiles/limits.ts'
import { passwordLimits } from '#shared/accounts/limits.ts'
import { textLimits } from '#shared/wire/limits.ts'

const messages = {
  firstName: 'First name is required',
  lastName: 'Last name is required',
  email: 'Please enter a valid email address',
  password: 'Password must be at least 8 characters',
  confirmPassword: 'Please confirm your password',
  phoneNumber: 'Please enter a valid 10-digit phone number',
  licenseType: 'License type is required',
  zipCode: 'Zip code is required',
} as const

const otherBusinessType = 'Please describe your business type'
const vendorType = 'Please specify your vendor type'

const isFilled = (text: string | undefined) => Boolean(text?.trim())

/** Every rule of 000 §5 for one kind of account; `licenseType` takes every spelling of the catalogue. */
function registration<Account extends keyof typeof consentMessages>(account: Account) {
  // By a sent field's name, which may be one that every object has (`__proto__`, `constructor`).
  const said = new Map<string, string>(Object.entries({ ...messages, ...consentMessages[account] }))
  return v.pipe(
    v.strictObject(
      {
        accountType: account === 'business' ? v.optional(v.literal(account), account) : v.literal(account),
        firstName: requiredLine(textLimits.name, messages.firstName),
        lastName: requiredLine(textLimits.name, messages.lastName),
        email: emailAddress(messages.email),
        password: v.pipe(
          v.string(messages.password),
          v.minLength(passwordLimits.min, messages.password),
          v.maxBytes(
            passwordLimits.maxBytes,
            `Password must be at most ${passwordLimits.maxBytes} bytes long`,
          ),
        ),
        confirmPassword: v.pipe(
          v.string(messages.confirmPassword),
          v.minLength(passwordLimits.min, messages.confirmPassword),
        ),
        phoneNumber: v.pipe(
          v.string(messages.phoneNumber),
          v.maxLength(40, messages.phoneNumber),
          v.transform(phoneDigits),
          v.length(phoneDigitCount, messages.phoneNumber),
        ),
        licenseType: v.pipe(
          v.string(messages.licenseType),
          v.check((spelling) => {
            const license = licenseFrom(spelling)
            return license !== undefined && (account === 'vendor' || license !== 'vendor_service_provider')
          }, messages.licenseType),
        ),
        otherBusinessType: v.optional(line(profileLimits.otherBusinessType, otherBusinessType)),
        zipCode: requiredLine(profileLimits.zipCode, messages.zipCode),
        referralCode: v.optional(line(64, 'This referral code is not valid')),
        personalPhotoUrl: v.optional(v.string()),
        hasSecuredFunding: v.optional(v.boolean()),
        lookingToRaise: v.optional(v.boolean()),
        lookingToRaiseMore: v.optional(v.boolean()),
        fundingAmount: v.optional(
          v.picklist(['', ...fundingAmounts.map(({ value }) => value)], 'Please choose one of the amounts'),
        ),
        attestationConfirmed: v.literal(true, consentMessages[account].attestationConfirmed),
        licenseProofUrl: v.optional(v.literal('', 'License proof is added on your profile'), ''),
        smsConsent: v.literal(true, consentMessages[account].smsConsent),
        vendorType: v.optional(line(profileLimits.vendorType, vendorType)),
        terms: v.literal(true, consentMessages[account].terms),
      },
      ({ path }) => {
        const key = String(path?.[0]?.key ?? '')
        return said.get(key) ?? 'This field is not part of a registration'
      },
    ),
    v.forward(
      v.partialCheck(
        [['password'], ['confirmPassword']],
        ({ password, confirmPassword }) => password === confirmPassword,
        "Passwords don't match",
      ),
      ['confirmPassword'],
    ),
    v.forward(
      v.partialCheck(
        [['licenseType'], ['otherBusinessType'], ['vendorType']],
        (input) =>
          (account === 'vendor'
            ? input.vendorType !== 'other'
            : licenseFrom(input.licenseType) !== 'other') || isFilled(input.otherBusinessType),
        otherBusinessType,
      ),
      ['otherBusinessType'],
    ),
    v.forward(
      v.partialCheck(
        [['vendorType']],
        (input) => account === 'business' || vendorCategories.some(({ value }) => value === input.vendorType),
        vendorType,
      ),
      ['vendorType'],
    ),
  )
}

export const businessRegistration = registration('business')
export const vendorRegistration = registration('vendor')

const isVendorBody = (body: unknown) =>
  typeof body === 'object' && body !== null && 'accountType' in body && body.accountType === 'vendor'

/** `POST /api/register` (000 §5, 001 §5). */
export const registerInput = v.lazy((body) =>
  isVendorBody(body) ? vendorRegistration : businessRegistration,
)

/** As a form holds it, before the schema has run. */
export type RegistrationForm = v.InferInput<typeof businessRegistration>
export type Registration =
  | v.InferOutput<typeof businessRegistration>
  | v.InferOutput<typeof vendorRegistration>
