/** Where a business is described in its owner's own words (000 §4, 001 §2 'Vendor form'). */
import { licenseFrom, licenseLabel, type LicenseId } from './catalogue.ts'
import { vendorCategoryLabel } from '#shared/vendors/categories.ts'

type OwnWords = { readonly otherBusinessType?: string | null | undefined }

/** Whether a form asks for them: the license type, in any spelling, or a vendor's category is Other (R118, R254). */
export function asksForOwnWords(chosen: {
  readonly licenseType: string
  readonly vendorType?: string | null | undefined
}): boolean {
  return licenseFrom(chosen.licenseType) === 'other' || chosen.vendorType === 'other'
}

/** The license type as people read it: the own words stand for Other alone, also where older ones are still kept. */
export function licenseInWords(member: OwnWords & { readonly licenseType: LicenseId }): string {
  const { licenseType, otherBusinessType } = member
  return (licenseType === 'other' && otherBusinessType) || licenseLabel(licenseType)
}

/** A vendor's service category, by the same rule; empty without one. */
export function categoryInWords(vendor: OwnWords & { readonly vendorType: string | null }): string {
  const { vendorType, otherBusinessType } = vendor
  return (vendorType === 'other' && otherBusinessType) || vendorCategoryLabel(vendorType ?? '')
}
