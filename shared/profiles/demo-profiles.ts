import type { OfficialLicense } from '#shared/licenses/catalogue.ts'
import json from './demo-profiles.json' with { type: 'json' }

/** A built-in, fictional example profile. */
export interface DemoProfile {
  readonly id: string
  readonly companyName: string
  readonly ownerName: string
  readonly licenseType: OfficialLicense
  readonly isFoundingMember: boolean
  readonly skunkTokens: number
  readonly city: string
  readonly state: string
  readonly zip: string
  readonly website: string
  readonly phone: string
  /** An ISO day. */
  readonly memberSince: string
  readonly about: string
  readonly servicesOffered: readonly string[]
  readonly lookingFor: readonly string[]
  readonly licenseInformation: {
    readonly typeName: string
    readonly licenseNumber: string
    readonly status: string
    readonly coverage: string
    readonly limits: string
  }
}

/** demo-1 cultivator, demo-2 manufacturer, demo-3 retailer. */
export const demoProfiles = json as readonly DemoProfile[]

/** The example with an id; undefined for an unknown one. */
export function demoProfile(id: string): DemoProfile | undefined {
  return demoProfiles.find((profile) => profile.id === id)
}
