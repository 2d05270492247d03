import { businessRegistration, type Registration, type RegistrationForm } from '#shared/api/register.ts'
import { shownFunding } from '#shared/funding.ts'
import { licenseFrom } from '#shared/licenses.ts'
import { readStored, writeStored } from '#src/lib/browser-storage.ts'
import * as v from 'valibot'

type Consents = 'attestationConfirmed' | 'smsConsent' | 'terms'

/** What the form holds while somebody fills it in: consents not given yet, answers not given yet. */
export type FormValues = Omit<RegistrationForm, Consents> & Record<Consents, boolean>

const empty: FormValues = {
  accountType: 'business',
  licenseType: '',
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

const draftKey = 'registrationDraft'
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
export function initialValues(referralCode: string | undefined): FormValues {
  let kept: Partial<FormValues> = {}
  try {
    const parsed = v.safeParse(draft, JSON.parse(readStored(draftKey, 'session') ?? '{}'))
    if (parsed.success)
      kept = Object.fromEntries(Object.entries(parsed.output).filter(([, value]) => value !== undefined))
  } catch {
    // A draft that cannot be read is no draft.
  }
  return { ...empty, ...kept, ...(referralCode && { referralCode }) }
}

/** Kept in this tab until the registration succeeds. */
export function keepDraft(values: Partial<FormValues>): void {
  const kept = v.safeParse(draft, JSON.parse(JSON.stringify(values)))
  if (kept.success) writeStored(draftKey, JSON.stringify(kept.output), 'session')
}

export function dropDraft(): void {
  writeStored(draftKey, null, 'session')
}

/** The body of POST /api/register: hidden answers and empty optional fields are not sent (case 21). */
export function bodyOf(values: Registration): Record<string, unknown> {
  const { otherBusinessType, referralCode, personalPhotoUrl, ...rest } = values
  return {
    ...rest,
    ...shownFunding(values),
    ...(licenseFrom(values.licenseType) === 'other' && { otherBusinessType }),
    ...(referralCode && { referralCode }),
    ...(personalPhotoUrl && { personalPhotoUrl }),
  }
}
