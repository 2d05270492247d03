import type { OfficialLicense } from '#shared/licenses/catalogue.ts'
import json from './sample-businesses.json' with { type: 'json' }

/** A built-in, fictional example business. */
export interface SampleBusiness {
  readonly id: string
  readonly name: string
  readonly licenseType: OfficialLicense
  readonly description: string
  readonly isFoundingMember: boolean
  readonly city: string
  readonly state: string
  readonly logo?: string
  readonly services: readonly string[]
  readonly lookingFor: readonly string[]
  readonly email: string
  readonly phone: string
  readonly website: string
}

/** The 26 built-in examples. */
export const sampleBusinesses = json as readonly SampleBusiness[]

/** The example with an id, `sample-01` to `sample-26`; undefined for an unknown one. */
export function sampleBusiness(id: string): SampleBusiness | undefined {
  return sampleBusinesses.find((business) => business.id === id)
}
