import type { Registration } from '#shared/registration/api.ts'
import { consentVersions } from '#shared/registration/consent.ts'
import { emailFold, emailKey } from '#shared/accounts/emails.ts'
import { shownFunding } from '#shared/registration/funding.ts'
import { licenseFrom } from '#shared/licenses/catalogue.ts'
import { referralCodeBytes, referralCodeOf } from '#shared/referrals/referral-code.ts'
import type { Deps } from '#worker/auth/deps.ts'
import type { NewMember } from './repo.ts'

/** The row of a new member. Answers to hidden questions are dropped; a business starts with a pending claim. */
export function newMember(
  deps: Pick<Deps, 'random' | 'now'>,
  input: Registration,
  stored: { passwordHash: string; personalPhotoUrl: string | null },
): NewMember {
  const isBusiness = input.accountType === 'business'
  const funding = shownFunding(input)
  return {
    firstName: input.firstName,
    lastName: input.lastName,
    email: input.email,
    emailKey: emailKey(input.email),
    emailFold: emailFold(input.email),
    passwordHash: stored.passwordHash,
    licenseType: licenseFrom(input.licenseType) ?? 'other',
    zipCode: input.zipCode,
    referralCode: referralCodeOf(deps.random(referralCodeBytes)),
    hasSecuredFunding: funding.hasSecuredFunding ?? null,
    lookingToRaise: funding.lookingToRaise ?? null,
    lookingToRaiseMore: funding.lookingToRaiseMore ?? null,
    fundingAmount: funding.fundingAmount ?? null,
    phoneNumber: input.phoneNumber,
    personalPhotoUrl: stored.personalPhotoUrl,
    companyName: input.companyName || null,
    attestationConfirmed: true,
    otherBusinessType: input.otherBusinessType || null,
    smsConsent: true,
    consentVersion: consentVersions.terms,
    consentedAt: deps.now,
    accountType: input.accountType,
    isBusinessOwner: isBusiness,
    vendorType: isBusiness ? null : (input.vendorType ?? null),
    claim: isBusiness ? 'pending' : 'none',
    createdAt: deps.now,
    updatedAt: deps.now,
  }
}
