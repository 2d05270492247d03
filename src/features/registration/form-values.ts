import * as api from '#shared/registration/api.ts'
import type { BodyInput } from '#shared/wire/endpoint.ts'
import { shownFunding } from '#shared/registration/funding.ts'
import { licenseLabel } from '#shared/licenses/catalogue.ts'
import { asksForCustomType } from '#shared/licenses/custom-business-type.ts'
import type { AccountType } from '#shared/tokens/tokens.ts'
import { readStored, writeStored } from '#src/lib/browser-storage.ts'
import * as v from 'valibot'

type Consents = 'attestationConfirmed' | 'smsConsent' | 'terms'

/** The form's values while it is being filled in, with consents and answers that are not given yet. */
export type FormValues = Omit<api.RegistrationForm, Consents | 'accountType'> &
  Record<Consents, boolean> & { accountType: AccountType }

const empty: Omit<FormValues, 'accountType' | 'licenseType'> = {
  companyName: '',
  otherBusinessType: '',
  zipCode: '',
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
  password: '',
  confirmPassword: '',
  referralCode: '',
  personalPhotoUrl: '',
  fundingAmount: '',
  attestationConfirmed: false,
  smsConsent: false,
  terms: false,
  licenseProofUrl: '',
  vendorType: '',
}

/** The fields that each kind of account starts with. */
const given = {
  business: { accountType: 'business', licenseType: '' },
  vendor: { accountType: 'vendor', licenseType: licenseLabel('vendor_service_provider') },
} as const satisfies Record<AccountType, Pick<FormValues, 'accountType' | 'licenseType'>>

const draftKeys = {
  business: 'registrationDraft',
  vendor: 'vendorRegistrationDraft',
} as const satisfies Record<AccountType, string>

const { entries } = api.businessRegistration.pipe[0]

// Passwords are never stored, and an image would fill the storage.
const draft = v.partial(
  v.object({
    licenseType: v.string(),
    companyName: v.string(),
    otherBusinessType: v.string(),
    zipCode: v.string(),
    firstName: v.string(),
    lastName: v.string(),
    email: v.string(),
    phoneNumber: v.string(),
    referralCode: v.string(),
    vendorType: v.string(),
    hasSecuredFunding: v.boolean(),
    lookingToRaise: v.boolean(),
    lookingToRaiseMore: v.boolean(),
    fundingAmount: v.fallback(entries.fundingAmount, ''),
    attestationConfirmed: v.boolean(),
    smsConsent: v.boolean(),
    terms: v.boolean(),
  }),
)

/** Empty fields, or the draft from before a reload; an invitation's code is filled in. */
export function initialValues(account: AccountType, referralCode: string | undefined): FormValues {
  let stored: Partial<FormValues> = {}
  try {
    const parsed = v.safeParse(draft, JSON.parse(readStored(draftKeys[account], 'session') ?? '{}'))
    if (parsed.success)
      stored = Object.fromEntries(Object.entries(parsed.output).filter(([, value]) => value !== undefined))
  } catch {
    // An unreadable draft is ignored.
  }
  return { ...empty, ...given[account], ...stored, ...(referralCode && { referralCode }) }
}

/** Stores a draft in this tab until the registration succeeds. */
export function saveDraft(account: AccountType, values: Partial<FormValues>): void {
  const stored = v.safeParse(draft, JSON.parse(JSON.stringify(values)))
  if (stored.success) writeStored(draftKeys[account], JSON.stringify(stored.output), 'session')
}

export function clearDrafts(): void {
  for (const key of Object.values(draftKeys)) writeStored(key, null, 'session')
}

/** The body to send, without the answers to hidden questions and without empty optional fields. */
export function bodyOf(values: api.Registration): BodyInput<typeof api.register> {
  const { companyName, otherBusinessType, referralCode, personalPhotoUrl, ...rest } = values
  return {
    ...rest,
    ...shownFunding(values),
    ...(asksForCustomType(values) && { otherBusinessType }),
    ...(companyName && { companyName }),
    ...(referralCode && { referralCode }),
    ...(personalPhotoUrl && { personalPhotoUrl }),
  }
}
