/** The license catalogue: a row for each license, a column for each screen's spelling. */

export type TradeFamily = 'grow' | 'make' | 'move' | 'sell' | 'test'

interface LicenseRow {
  readonly id: string
  readonly label: string
  /** Lower case, for use within a sentence. */
  readonly noun: string
  /** The first trade that it allows: a license to grow, make and sell counts as growing. */
  readonly family: TradeFamily
  /** The value in the registration form. */
  readonly registration: string
  /** The value on vendor and demo screens where it differs from the id. */
  readonly demo?: string
  /** Values of older data, which still need a label. */
  readonly legacy: readonly string[]
}

/** The 13 official types in the order of the registration form and of the numbered plates. */
export const licenseTable = [
  {
    id: 'cannabis_microbusiness',
    label: 'Cannabis Microbusiness',
    noun: 'microbusiness',
    family: 'grow',
    registration: 'cannabis-microbusiness',
    legacy: ['microbusiness', 'micro'],
  },
  {
    id: 'cannabis_mezzobusiness',
    label: 'Cannabis Mezzobusiness',
    noun: 'mezzobusiness',
    family: 'grow',
    registration: 'cannabis-mezzobusiness',
    legacy: ['mezzobusiness', 'mezzo'],
  },
  {
    id: 'cannabis_cultivator',
    label: 'Cannabis Cultivator',
    noun: 'cultivator',
    family: 'grow',
    registration: 'cannabis-cultivator',
    legacy: [
      'cultivator',
      'cultivation',
      'cannabis_flower_indoor',
      'cannabis_flower_outdoor',
      'cannabis_flower_mixed',
    ],
  },
  {
    id: 'cannabis_manufacturer',
    label: 'Cannabis Manufacturer',
    noun: 'manufacturer',
    family: 'make',
    registration: 'cannabis-manufacturer',
    legacy: ['manufacturer', 'manufacturing', 'processor'],
  },
  {
    id: 'cannabis_retailer',
    label: 'Cannabis Retailer',
    noun: 'retailer',
    family: 'sell',
    registration: 'cannabis-retailer',
    legacy: ['retailer', 'retail', 'dispensary'],
  },
  {
    id: 'cannabis_wholesaler',
    label: 'Cannabis Wholesaler',
    noun: 'wholesaler',
    family: 'move',
    registration: 'cannabis-wholesaler',
    legacy: ['wholesaler', 'wholesale'],
  },
  {
    id: 'cannabis_transporter',
    label: 'Cannabis Transporter',
    noun: 'transporter',
    family: 'move',
    registration: 'cannabis-transporter',
    legacy: ['transporter', 'transport'],
  },
  {
    id: 'cannabis_testing_facility',
    label: 'Cannabis Testing Facility',
    noun: 'testing facility',
    family: 'test',
    registration: 'cannabis-testing-facility',
    legacy: ['testing_facility', 'testing', 'testing_lab'],
  },
  {
    id: 'cannabis_event_organizer',
    label: 'Cannabis Event Organizer',
    noun: 'event organizer',
    family: 'sell',
    registration: 'cannabis-event-organizer',
    legacy: ['event_organizer', 'events'],
  },
  {
    id: 'cannabis_delivery_service',
    label: 'Cannabis Delivery Service',
    noun: 'delivery service',
    family: 'move',
    registration: 'cannabis-delivery-service',
    legacy: ['delivery_service', 'delivery'],
  },
  {
    id: 'medical_cannabis_combination_business',
    label: 'Medical Cannabis Combination Business',
    noun: 'medical cannabis combination business',
    family: 'grow',
    registration: 'medical-cannabis-combination-business',
    demo: 'medical_cannabis_business_endorsement',
    legacy: ['medical_cannabis', 'medical_combination'],
  },
  {
    id: 'hemp_edible_manufacturer',
    label: 'Lower-Potency Hemp Edible Manufacturer',
    noun: 'hemp edible manufacturer',
    family: 'make',
    registration: 'lower-potency-hemp-edible-manufacturer',
    demo: 'lower_potency_hemp_edible_manufacturer',
    legacy: ['hemp_edible_business', 'hemp_processor', 'hemp_manufacturer'],
  },
  {
    id: 'hemp_edible_retailer',
    label: 'Lower-Potency Hemp Edible Retailer',
    noun: 'hemp edible retailer',
    family: 'sell',
    registration: 'lower-potency-hemp-edible-retailer',
    demo: 'lower_potency_hemp_edible_retailer',
    legacy: ['hemp_retailer'],
  },
] as const satisfies readonly LicenseRow[]

/** One of the 13 official types. */
export type OfficialLicense = (typeof licenseTable)[number]['id']

const otherTable = [
  {
    id: 'other',
    label: 'Other Cannabis Business',
    noun: 'cannabis business',
    family: 'sell',
    registration: 'other',
    legacy: ['other_cannabis_business', 'other_business'],
  },
  {
    // Accepted from vendors only. Its label is the value that the vendor form sends.
    id: 'vendor_service_provider',
    label: 'Cannabis Vendor/Service Provider',
    noun: 'vendor partner',
    family: 'move',
    registration: 'vendor-service-provider',
    legacy: ['vendor', 'service_provider'],
  },
] as const satisfies readonly LicenseRow[]

/** A stored license type: an official type, `other`, or the vendors' own entry. */
export type LicenseId = OfficialLicense | (typeof otherTable)[number]['id']

/** The 13 official ids. */
export const officialLicenses: readonly OfficialLicense[] = licenseTable.map((row) => row.id)

/** All 15 ids that may be stored. */
export const licenseIds: readonly LicenseId[] = [...officialLicenses, ...otherTable.map((row) => row.id)]

const rows: ReadonlyMap<string, LicenseRow & { readonly id: LicenseId }> = new Map(
  [...licenseTable, ...otherTable].map((row) => [row.id, row]),
)

function rowOf(id: LicenseId): LicenseRow {
  const row = rows.get(id)
  if (!row) throw new Error(`no license row for ${id}`)
  return row
}

function normalised(spelling: string): string {
  return spelling
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_+|_+$/g, '')
}

const bySpelling: ReadonlyMap<string, LicenseId> = new Map(
  [...rows.values()].flatMap((row) =>
    [row.id, row.label, row.registration, row.demo ?? row.id, ...row.legacy].map(
      (spelling) => [normalised(spelling), row.id] as const,
    ),
  ),
)

/**
 * The id for a spelling of any screen, ignoring case, hyphens and spaces; undefined for an unknown one.
 * `hemp_edible_business` reads as the manufacturer here; a profile edit uses `licenseFromEdit`.
 */
export function licenseFrom(spelling: string): LicenseId | undefined {
  return bySpelling.get(normalised(spelling))
}

/** The label, 'Cannabis Cultivator'. */
export function licenseLabel(id: LicenseId): string {
  return rowOf(id).label
}

/** The label of a stored or received value of any age; never the raw value. */
export function licenseLabelOf(value: string): string {
  return licenseLabel(licenseFrom(value) ?? 'other')
}

/** The license as a noun with its article: 'a cultivator', 'an event organizer'. */
export function licenseNoun(id: LicenseId): string {
  const { noun } = rowOf(id)
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`
}

/** The short name for a plate or a table cell, 'Testing facility'. */
export function licenseShortLabel(id: LicenseId): string {
  const { noun } = rowOf(id)
  return noun.charAt(0).toUpperCase() + noun.slice(1)
}

/** The trade family, which determines the leaf on the Founding Fifty. */
export function licenseFamily(id: LicenseId): TradeFamily {
  return rowOf(id).family
}

/** The plate number of an official license, 1 to 13: 'Plate 7, Transporter'. */
export function licensePlate(id: OfficialLicense): number {
  return officialLicenses.indexOf(id) + 1
}

/** Whether an id is an official type; only those count in a license collection. */
export function isOfficialLicense(id: LicenseId): id is OfficialLicense {
  return id !== 'other' && id !== 'vendor_service_provider'
}
