/** The states of a license and of its checks by staff. */
import { longDate } from '#shared/dates.ts'
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

/** 'License verified October 1, 2025', 'License check in progress' or 'License not verified yet'; `verifiedAt` in epoch milliseconds or ISO. */
export function licenseStatusText(status: LicenseStatus, verifiedAt?: number | string | null): string {
  if (status === 'verified' && verifiedAt != null) return `License verified ${longDate(verifiedAt)}`
  return status === 'pending' ? 'License check in progress' : 'License not verified yet'
}

/** Whether a card or profile shows the status: a vendor needs no license, so only a verified one shows. */
export function showsLicenseStatus(member: {
  readonly accountType: AccountType
  readonly licenseStatus: LicenseStatus
}): boolean {
  return member.accountType === 'business' || member.licenseStatus === 'verified'
}
