import * as v from 'valibot'
import { consentMessages } from './consent.ts'
import { fundingAmounts } from './funding.ts'
import { licenseFrom } from '#shared/licenses/catalogue.ts'
import { vendorCategories } from '#shared/vendors/categories.ts'
import { emailAddress, line, phoneNumber, requiredLine, zipCode } from '#shared/wire/text.ts'
import { profileLimits } from '#shared/profiles/limits.ts'
import { sessionAnswer } from '#shared/profiles/member-views.ts'
import { passwordLimits } from '#shared/accounts/limits.ts'
import { endpoint } from '#shared/wire/endpoint.ts'
import { bodyLimits, textLimits } from '#shared/wire/limits.ts'

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

/** The fields of one kind of account; `licenseType` accepts every spelling of the catalogue. */
function registration<Account extends keyof typeof consentMessages>(account: Account) {
  // By a sent field's name, which may be one that every object has (`__proto__`, `constructor`).
  const messagesByField = new Map<string, string>(
    Object.entries({ ...messages, ...consentMessages[account] }),
  )
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
        phoneNumber: phoneNumber(messages.phoneNumber),
        licenseType: v.pipe(
          v.string(messages.licenseType),
          v.check((spelling) => {
            const license = licenseFrom(spelling)
            return license !== undefined && (account === 'vendor' || license !== 'vendor_service_provider')
          }, messages.licenseType),
        ),
        companyName: v.optional(line(profileLimits.companyName, 'Please use plain text')),
        otherBusinessType: v.optional(line(profileLimits.otherBusinessType, otherBusinessType)),
        zipCode: zipCode(messages.zipCode),
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
        return messagesByField.get(key) ?? 'This field is not part of a registration'
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

const registerInput = v.lazy((body) => (isVendorBody(body) ? vendorRegistration : businessRegistration))

/** The values of a form, before they are parsed. */
export type RegistrationForm = v.InferInput<typeof businessRegistration>
export type Registration =
  | v.InferOutput<typeof businessRegistration>
  | v.InferOutput<typeof vendorRegistration>

/**
 * Creates an account and signs it in. Only valid registrations count against the limit, and bodies that are long. An
 * `Idempotency-Key` header makes it safe to send the same registration again.
 */
export const register = endpoint({
  method: 'POST',
  path: '/api/register',
  access: 'anyone',
  body: registerInput,
  bodyBytes: bodyLimits.jsonWithImages,
  answer: sessionAnswer,
  status: 201,
  limits: ['register'],
  errors: ['BAD_IDEMPOTENCY_KEY', 'EMAIL_TAKEN', 'UNKNOWN_REFERRAL_CODE', 'IDEMPOTENCY_MISMATCH'],
})
