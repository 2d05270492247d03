/** The license options of each screen in its own spelling, all derived from the catalogue. */
import {
  isOfficialLicense,
  licenseFrom,
  licenseLabel,
  licenseTable,
  type LicenseId,
  type OfficialLicense,
} from './catalogue.ts'

export interface LicenseOption {
  readonly value: string
  readonly label: string
}

/** The registration form's 14 hyphenated values. */
export const registrationLicenseOptions: readonly LicenseOption[] = [
  ...licenseTable.map((row) => ({ value: row.registration, label: row.label })),
  { value: 'other', label: 'Other' },
]

/** The order of the directory filter's 13 values. */
const directoryOrder = [
  'cannabis_cultivator',
  'cannabis_manufacturer',
  'cannabis_retailer',
  'cannabis_wholesaler',
  'cannabis_transporter',
  'cannabis_testing_facility',
  'cannabis_event_organizer',
  'cannabis_delivery_service',
  'cannabis_microbusiness',
  'cannabis_mezzobusiness',
  'medical_cannabis_combination_business',
  'hemp_edible_manufacturer',
  'hemp_edible_retailer',
] as const satisfies readonly OfficialLicense[]

export const directoryLicenseOptions: readonly (LicenseOption & { readonly value: OfficialLicense })[] =
  directoryOrder.map((id) => ({ value: id, label: licenseLabel(id) }))

const hempTypes: ReadonlySet<LicenseId> = new Set([
  'hemp_edible_manufacturer',
  'hemp_edible_retailer',
] as const)
const hempEdit: LicenseOption = { value: 'hemp_edible_business', label: 'Hemp Edible Business' }
const otherEdit: LicenseOption = { value: 'other_cannabis_business', label: 'Other Cannabis Business' }

/** The edit form's options: one hemp entry instead of two, plus `other_cannabis_business`. */
export const editLicenseOptions: readonly LicenseOption[] = [
  ...directoryLicenseOptions.filter((option) => !hempTypes.has(option.value)),
  hempEdit,
  otherEdit,
]

/** The edit form's spelling of a stored license; a vendor's license, which it does not offer, keeps its id. */
export function licenseToEdit(id: LicenseId): string {
  if (hempTypes.has(id)) return hempEdit.value
  return id === 'other' ? otherEdit.value : id
}

/**
 * The license that an edit form's value means for a member with the license `present`: `hemp_edible_business` keeps a
 * present hemp type and otherwise means the manufacturer. Undefined for an unknown value.
 */
export function licenseFromEdit(spelling: string, present: LicenseId | undefined): LicenseId | undefined {
  const id = licenseFrom(spelling)
  const saysOnlyHemp = spelling.trim().toLowerCase().replaceAll('-', '_') === hempEdit.value
  return saysOnlyHemp && present && hempTypes.has(present) ? present : id
}

/** The spelling of a license on vendor and demo screens. */
export function licenseToDemo(id: LicenseId): string {
  if (!isOfficialLicense(id)) return id
  const row = licenseTable.find((row) => row.id === id)
  return row && 'demo' in row ? row.demo : id
}
