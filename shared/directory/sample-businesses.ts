import type { OfficialLicense } from '#shared/licenses/catalogue.ts'
import json from './sample-businesses.json' with { type: 'json' }

/** A demo business record (001 §3). All of them are fictional. */
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

/** The built-in list of 26 (001 §9). */
export const sampleBusinesses = json as readonly SampleBusiness[]

/** The sample with this id, `sample-01` to `sample-26`. */
export function sampleBusiness(id: string): SampleBusiness | undefined {
  return sampleBusinesses.find((business) => business.id === id)
}
