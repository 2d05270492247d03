import type { ProfileForm } from '#shared/profiles/profile-input.ts'
import type { OwnUser } from '#shared/profiles/member-views.ts'
import { emailKey } from '#shared/accounts/emails.ts'
import { shownFunding } from '#shared/registration/funding.ts'
import { licenseToEdit } from '#shared/licenses/options.ts'
import { asksForCustomType } from '#shared/licenses/custom-business-type.ts'

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
