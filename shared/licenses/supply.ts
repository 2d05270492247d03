/** The permitted trades between licenses. */
import json from './supply-matrix.json' with { type: 'json' }
import { officialLicenses, type OfficialLicense } from './catalogue.ts'

interface SupplyRow {
  readonly sellsTo: {
    readonly confirmed: readonly OfficialLicense[]
    readonly unverified: readonly OfficialLicense[]
  }
  readonly sellsToConsumers: 'yes' | 'no'
  readonly note: string
  readonly collectsFrom?: readonly OfficialLicense[]
  readonly deliversTo?: readonly OfficialLicense[]
  readonly receivesSamplesFrom?: readonly OfficialLicense[]
}

const supplyRows = json.types as Readonly<Record<OfficialLicense, SupplyRow>>

/** Shown wherever supply facts are. */
export const supplyDisclaimer: string = json.disclaimer

/** Confirmed trades only, or also those that no source confirms. */
export interface SupplyFilter {
  readonly includeUnconfirmed: boolean
}

const confirmedOnly: SupplyFilter = { includeUnconfirmed: false }

/** The licenses to which this one may sell: 'can buy from me'. */
export function sellsTo(
  seller: OfficialLicense,
  filter: SupplyFilter = confirmedOnly,
): readonly OfficialLicense[] {
  const { confirmed, unverified } = supplyRows[seller].sellsTo
  return officialLicenses.filter(
    (id) => confirmed.includes(id) || (filter.includeUnconfirmed && unverified.includes(id)),
  )
}

/** The licenses from which this one may buy: 'can supply me'. */
export function buysFrom(
  buyer: OfficialLicense,
  filter: SupplyFilter = confirmedOnly,
): readonly OfficialLicense[] {
  return officialLicenses.filter((seller) => sellsTo(seller, filter).includes(buyer))
}

/** The trades of this license that no source confirms: 'Not confirmed, check first'. */
export function unconfirmedTrades(id: OfficialLicense): {
  readonly buysFrom: readonly OfficialLicense[]
  readonly sellsTo: readonly OfficialLicense[]
} {
  return {
    buysFrom: officialLicenses.filter((seller) => supplyRows[seller].sellsTo.unverified.includes(id)),
    sellsTo: supplyRows[id].sellsTo.unverified,
  }
}

/** Further facts of a license's trade: consumers, a note, and for carriers and laboratories the goods they handle. */
export function supplyNotes(id: OfficialLicense): Omit<SupplyRow, 'sellsTo'> {
  const { sellsTo: _, ...notes } = supplyRows[id]
  return notes
}
