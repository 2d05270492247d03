/** A business type in the owner's own words, which replaces the choice Other. */
import { licenseFrom, licenseLabel, type LicenseId } from './catalogue.ts'
import { vendorCategoryLabel } from '#shared/vendors/categories.ts'

type CustomType = { readonly otherBusinessType?: string | null | undefined }

/** Whether a form asks for a custom type: the license type, in any spelling, or the vendor category is Other. */
export function asksForCustomType(chosen: {
  readonly licenseType: string
  readonly vendorType?: string | null | undefined
}): boolean {
  return licenseFrom(chosen.licenseType) === 'other' || chosen.vendorType === 'other'
}

/** The license type as shown: a custom type replaces Other only, even if an older one is still stored. */
export function shownLicenseType(member: CustomType & { readonly licenseType: LicenseId }): string {
  const { licenseType, otherBusinessType } = member
  return (licenseType === 'other' && otherBusinessType) || licenseLabel(licenseType)
}

/** A vendor's service category, by the same rule; empty without one. */
export function shownVendorCategory(vendor: CustomType & { readonly vendorType: string | null }): string {
  const { vendorType, otherBusinessType } = vendor
  return (vendorType === 'other' && otherBusinessType) || vendorCategoryLabel(vendorType ?? '')
}
