import type { ProfileForm } from '#shared/profiles/api.ts'
import type { OwnUser } from '#shared/profiles/member-views.ts'
import { emailKey } from '#shared/accounts/emails.ts'
import { shownFunding } from '#shared/registration/funding.ts'
import { licenseToEdit } from '#shared/licenses/options.ts'
import { asksForCustomType } from '#shared/licenses/custom-business-type.ts'
import { serviceLabel } from '#shared/profiles/services.ts'

type Texts =
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'phoneNumber'
  | 'companyName'
  | 'businessDescription'
  | 'businessAddress'
  | 'businessOwnershipDetails'
  | 'city'
  | 'zipCode'
  | 'website'
  | 'teamSize'
  | 'licenseType'
  | 'licenseNumber'
  | 'otherBusinessType'
  | 'vendorType'
  | 'logoUrl'
  | 'personalPhotoUrl'

type Answers = Pick<
  ProfileForm,
  'hasSecuredFunding' | 'lookingToRaise' | 'lookingToRaiseMore' | 'fundingAmount'
>

/** The form's values: an absent text is '', so that an empty field is no change. */
export type EditValues = Record<Texts, string> &
  Answers & { isProfilePublic: boolean; servicesOffered: string[]; lookingFor: string[] }

/** The form's values for a member's profile. */
export function valuesOf(user: OwnUser): EditValues {
  return {
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    phoneNumber: user.phoneNumber,
    companyName: user.companyName ?? '',
    businessDescription: user.businessDescription ?? '',
    businessAddress: user.businessAddress ?? '',
    businessOwnershipDetails: user.businessOwnershipDetails ?? '',
    city: user.city ?? '',
    zipCode: user.zipCode,
    website: user.website ?? '',
    teamSize: user.teamSize ?? '',
    licenseType: licenseToEdit(user.licenseType),
    licenseNumber: user.licenseNumber ?? '',
    otherBusinessType: user.otherBusinessType ?? '',
    vendorType: user.vendorType ?? '',
    logoUrl: user.logoUrl ?? '',
    personalPhotoUrl: user.personalPhotoUrl ?? '',
    isProfilePublic: user.isProfilePublic,
    servicesOffered: user.servicesOffered,
    lookingFor: user.lookingFor,
    hasSecuredFunding: user.hasSecuredFunding,
    lookingToRaise: user.lookingToRaise,
    lookingToRaiseMore: user.lookingToRaiseMore,
    fundingAmount: (user.fundingAmount ?? '') as EditValues['fundingAmount'],
  }
}

/** The body of a save; the answer to a hidden question is cleared. */
export function bodyOf(values: EditValues): ProfileForm {
  const { vendorType, ...rest } = values
  const { hasSecuredFunding, lookingToRaise, lookingToRaiseMore, fundingAmount } = shownFunding(values)
  return {
    ...rest,
    ...(vendorType && { vendorType }),
    ...(!asksForCustomType(values) && { otherBusinessType: '' }),
    hasSecuredFunding: hasSecuredFunding ?? null,
    lookingToRaise: lookingToRaise ?? null,
    lookingToRaiseMore: lookingToRaiseMore ?? null,
    fundingAmount: fundingAmount ?? '',
  }
}

/** Whether the form holds another address than the account. */
export const changesEmail = (email: string, user: OwnUser) => emailKey(email) !== emailKey(user.email)

const labels: Partial<Record<keyof EditValues, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phoneNumber: 'Phone number',
  companyName: 'Business name',
  businessDescription: 'About the business',
  businessAddress: 'Business address',
  businessOwnershipDetails: 'Ownership',
  city: 'City',
  zipCode: 'ZIP code',
  website: 'Website',
  teamSize: 'Team size',
  licenseType: 'License type',
  licenseNumber: 'License number',
  otherBusinessType: 'Type of business',
  vendorType: 'Service category',
  logoUrl: 'Logo',
  personalPhotoUrl: 'Photo',
  isProfilePublic: 'Public profile',
  servicesOffered: 'Services',
  lookingFor: 'Looking for',
}

export type Conflict = { field: keyof EditValues; label: string; saved: string }

function shown(field: keyof EditValues, values: EditValues): string {
  const value = values[field]
  if (field === 'logoUrl' || field === 'personalPhotoUrl') return value ? 'another picture' : 'no picture'
  if (Array.isArray(value)) return value.map(serviceLabel).join(', ') || 'nothing'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return value || 'nothing'
}

const text = (value: unknown) => JSON.stringify(value ?? '')

/** Fields that were changed differently here and elsewhere, with the saved value. */
export function conflictsOf(before: EditValues, saved: EditValues, typed: EditValues): Conflict[] {
  return (Object.keys(saved) as (keyof EditValues)[]).flatMap((field) => {
    const savedText = text(saved[field])
    if (savedText === text(before[field]) || savedText === text(typed[field])) return []
    if (text(typed[field]) === text(before[field])) return []
    return [{ field, label: labels[field] ?? 'Funding', saved: shown(field, saved) }]
  })
}
