/** What a card or profile says about the check of a license (design §4 'License status'). */
import { longDate } from '#shared/dates.ts'
import type { AccountType } from '#shared/tokens/tokens.ts'

/** `none`: nothing handed in; `pending`: an admin is to look; `refused`: the listing is hidden, with a reason. */
export const licenseStatuses = ['none', 'pending', 'verified', 'refused'] as const
export type LicenseStatus = (typeof licenseStatuses)[number]

/** How one check by hand stands: `withdrawn` is what the member took back before anybody decided. */
export const licenseCheckStates = ['pending', 'approved', 'refused', 'more_needed', 'withdrawn'] as const
export type LicenseCheckState = (typeof licenseCheckStates)[number]

/** 'License verified October 1, 2025', 'License check in progress' or 'License not verified yet'; `verifiedAt` in epoch milliseconds or ISO. */
export function licenseStatusText(status: LicenseStatus, verifiedAt?: number | string | null): string {
  if (status === 'verified' && verifiedAt != null) return `License verified ${longDate(verifiedAt)}`
  return status === 'pending' ? 'License check in progress' : 'License not verified yet'
}

/** Whether a card or profile says it: a vendor needs no license, so only one that was verified is told. */
export function showsLicenseStatus(member: {
  readonly accountType: AccountType
  readonly licenseStatus: LicenseStatus
}): boolean {
  return member.accountType === 'business' || member.licenseStatus === 'verified'
}
