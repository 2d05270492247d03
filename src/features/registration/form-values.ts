import { businessRegistration, type Registration, type RegistrationForm } from '#shared/registration/api.ts'
import { shownFunding } from '#shared/registration/funding.ts'
import { licenseLabel } from '#shared/licenses/catalogue.ts'
import { asksForCustomType } from '#shared/licenses/custom-business-type.ts'
import type { AccountType } from '#shared/tokens/tokens.ts'
import { readStored, writeStored } from '#src/lib/browser-storage.ts'
import * as v from 'valibot'

type Consents = 'attestationConfirmed' | 'smsConsent' | 'terms'

/** What the form holds while somebody fills it in: consents not given yet, answers not given yet. */
export type FormValues = Omit<RegistrationForm, Consents | 'accountType'> &
  Record<Consents, boolean> & { accountType: AccountType }

const empty: Omit<FormValues, 'accountType' | 'licenseType'> = {
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

/** What is known before anybody types (001 §2 'Vendor form'). */
const given = {
  business: { accountType: 'business', licenseType: '' },
  vendor: { accountType: 'vendor', licenseType: licenseLabel('vendor_service_provider') },
} as const satisfies Record<AccountType, Pick<FormValues, 'accountType' | 'licenseType'>>

const draftKeys = {
  business: 'registrationDraft',
  vendor: 'vendorRegistrationDraft',
} as const satisfies Record<AccountType, string>

const { entries } = businessRegistration.pipe[0]

// Passwords are never written down, and a picture would fill the storage.
const draft = v.partial(
  v.object({
    licenseType: v.string(),
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

/** Empty fields, or what was typed before a reload; a code that came by invitation is filled in. */
export function initialValues(account: AccountType, referralCode: string | undefined): FormValues {
  let kept: Partial<FormValues> = {}
  try {
    const parsed = v.safeParse(draft, JSON.parse(readStored(draftKeys[account], 'session') ?? '{}'))
    if (parsed.success)
      kept = Object.fromEntries(Object.entries(parsed.output).filter(([, value]) => value !== undefined))
  } catch {
    // A draft that cannot be read is no draft.
  }
  return { ...empty, ...given[account], ...kept, ...(referralCode && { referralCode }) }
}

/** Kept in this tab until the registration succeeds. */
export function keepDraft(account: AccountType, values: Partial<FormValues>): void {
  const kept = v.safeParse(draft, JSON.parse(JSON.stringify(values)))
  if (kept.success) writeStored(draftKeys[account], JSON.stringify(kept.output), 'session')
}

export function dropDrafts(): void {
  for (const key of Object.values(draftKeys)) writeStored(key, null, 'session')
}

/** The body of POST /api/register: hidden answers and empty optional fields are not sent (case 21). */
export function bodyOf(values: Registration): Record<string, unknown> {
  const { otherBusinessType, referralCode, personalPhotoUrl, ...rest } = values
  return {
    ...rest,
    ...shownFunding(values),
    ...(asksForCustomType(values) && { otherBusinessType }),
    ...(referralCode && { referralCode }),
    ...(personalPhotoUrl && { personalPhotoUrl }),
  }
}
