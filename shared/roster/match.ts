/** How far a row of the state's list supports a claim. */
import { jaroWinkler } from '@skyra/jaro-winkler'
import type { LicenseId } from '#shared/licenses/catalogue.ts'
import { licenseKey } from './number.ts'
import { isActiveStatus } from './types.ts'

const legalForms =
  /\b(?:l\s?l\s?c|inc|incorporated|corp|corporation|co|company|ltd|limited|l\s?l\s?p|l\s?p|pllc|the)\b/g

/** A business name without case, punctuation and legal form: 'Birch & Bloom, L.L.C.' is 'birch and bloom'. */
export function nameKey(name: string): string {
  const words = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  return words.replaceAll(legalForms, ' ').replaceAll(/\s+/g, ' ').trim() || words
}

/** From 0 to 1, by the Jaro-Winkler measure of the names without their legal form; spaces do not count. */
export function nameSimilarity(a: string, b: string): number {
  const [one, other] = [a, b].map((name) => nameKey(name).replaceAll(' ', ''))
  if (!one || !other) return 0
  return jaroWinkler(one, other)
}

/** From here on two names are one business's. */
export const sameNameFrom = 0.92

/** From here on a row is worth showing beside a claim. */
const similarFrom = 0.82

export interface Claim {
  readonly name: string | null
  readonly licenseType: string
  readonly number: string | null
  readonly city: string | null
}

export interface ListedRow {
  readonly number: string
  readonly businessName: string
  readonly tradeName: string | null
  readonly licenseType: LicenseId | null
  readonly status: string
  readonly expiresOn: string | null
  readonly city: string | null
}

const differenceKinds = ['number', 'name', 'type', 'status', 'expired', 'city'] as const
export type Difference = (typeof differenceKinds)[number]

const sameCity = (a: string, b: string) => nameKey(a) === nameKey(b)

/** The best similarity of the claim's name to either name of the row. */
const nameScore = (claim: Claim, row: ListedRow) =>
  Math.max(
    nameSimilarity(claim.name ?? '', row.businessName),
    row.tradeName === null ? 0 : nameSimilarity(claim.name ?? '', row.tradeName),
  )

/** What differs between a claim and a row; `today` as '2026-11-29'. A city that either lacks does not differ. */
function differencesOf(claim: Claim, row: ListedRow, today: string): Difference[] {
  return [
    licenseKey(claim.number ?? '') !== licenseKey(row.number) && ('number' as const),
    nameScore(claim, row) < sameNameFrom && ('name' as const),
    claim.licenseType !== row.licenseType && ('type' as const),
    !isActiveStatus(row.status) && ('status' as const),
    row.expiresOn !== null && row.expiresOn < today && ('expired' as const),
    claim.city !== null && row.city !== null && !sameCity(claim.city, row.city) && ('city' as const),
  ].filter((difference) => difference !== false)
}

/** A row to show beside a claim. */
export type Match<Row> =
  /** `exact`: one row alone has the number, and name, type, status and days agree; the city may differ. */
  | { kind: 'exact' | 'number' | 'similar'; row: Row; differences: Difference[]; others: number }
  | { kind: 'none' }

/**
 * The row that fits a claim best. Anybody can read the list, so the number alone is not enough for `exact`: the name
 * has to be the row's too. `rivals` are other members with the same number.
 */
export function matchOf<Row extends ListedRow>(
  claim: Claim,
  rows: readonly Row[],
  { today, rivals }: { today: string; rivals: number },
): Match<Row> {
  const key = licenseKey(claim.number ?? '')
  const judged = rows.map((row) => ({ row, differences: differencesOf(claim, row, today) }))
  const numbered = judged
    .filter(({ row }) => key !== '' && licenseKey(row.number) === key)
    .toSorted((a, b) => a.differences.length - b.differences.length)
  const [best] = numbered
  if (best) {
    const isExact = numbered.length === 1 && rivals === 0 && best.differences.every((kind) => kind === 'city')
    return { kind: isExact ? 'exact' : 'number', ...best, others: numbered.length - 1 }
  }
  const score = (row: Row) =>
    nameScore(claim, row) + (claim.city && row.city && sameCity(claim.city, row.city) ? 0.05 : 0)
  const [nearest] = judged
    .filter(({ row }) => nameScore(claim, row) >= similarFrom)
    .toSorted((a, b) => score(b.row) - score(a.row))
  return nearest ? { kind: 'similar', ...nearest, others: 0 } : { kind: 'none' }
}
