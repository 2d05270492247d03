import type { LicenseId } from '#shared/licenses/catalogue.ts'

/** One taken founding place of `GET /api/founding`; a name and a link only where the profile is public. */
export type FoundingPlace = {
  number: number
  licenseType: LicenseId
  /** ISO 8601 day of joining. */
  joined: string
  id?: number
  name?: string
}

/** `GET /api/founding`. */
export type Founding = { places: FoundingPlace[]; newest: number | null }
