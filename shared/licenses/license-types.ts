import type { OfficialLicense } from './catalogue.ts'
import json from './license-types.json' with { type: 'json' }

/** The facts on one license's plate: general information, not legal advice. */
export interface LicenseFacts {
  readonly id: OfficialLicense
  readonly name: string
  readonly summary: string
  readonly allows: readonly string[]
  readonly prohibits: readonly string[]
  readonly partners: readonly string[]
  /** Present for licenses that allow vertical integration. */
  readonly verticalIntegration?: readonly string[]
}

/** The 13 licenses in plate order. */
export const licenseFacts = json as readonly LicenseFacts[]
