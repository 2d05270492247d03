/** The states of a license and of its checks by staff. */
import { type LicenseBasis, verifiedBy } from './basis.ts'
import type { AccountType } from '#shared/tokens/tokens.ts'

/** `none`: nothing submitted; `pending`: waits for staff; `refused`: the listing is hidden, with a reason. */
export const licenseStatuses = ['none', 'pending', 'verified', 'refused'] as const
export type LicenseStatus = (typeof licenseStatuses)[number]

/** The states of one check: `withdrawn` by the member before staff decided. */
export const licenseCheckStates = ['pending', 'approved', 'refused', 'more_needed', 'withdrawn'] as const
export type LicenseCheckState = (typeof licenseCheckStates)[number]

/** The states that a member is shown. */
export const openOrDecidedStates = [
  'pending',
  'approved',
  'refused',
  'more_needed',
] as const satisfies readonly LicenseCheckState[]

/** A member's license as every view of them carries it. */
export type LicenseStanding = {
  readonly licenseStatus: LicenseStatus
  /** ISO. */
  readonly licenseVerifiedAt: string | null
  /** What the verification rests on, and the day of the state's list if it was that. */
  readonly licenseBasis: LicenseBasis | null
  readonly licenseRosterAsOf: string | null
}

/**
 * What a verified license rests on, with the date: 'Verified by hand on October 1, 2025'; otherwise 'License check in
 * progress' or 'License not verified yet'.
 */
export function licenseStatusText(license: LicenseStanding): string {
  const basis = verifiedBy({
    basis: license.licenseBasis,
    verifiedAt: license.licenseVerifiedAt,
    rosterAsOf: license.licenseRosterAsOf,
  })
  if (license.licenseStatus === 'verified' && basis !== null) return basis
  return license.licenseStatus === 'pending' ? 'License check in progress' : 'License not verified yet'
}

/** Whether a card or profile shows the status: a vendor needs no license, so only a verified one shows. */
export function showsLicenseStatus(member: {
  readonly accountType: AccountType
  readonly licenseStatus: LicenseStatus
}): boolean {
  return member.accountType === 'business' || member.licenseStatus === 'verified'
}
