/** The state's list of licenses: its rows, and the facts about one version. */
import type { LicenseId } from '#shared/licenses/catalogue.ts'

/** `draft`: rows arrive; `ready`: complete and compared; `replaced`: published earlier, and may be restored. */
export const rosterStates = ['draft', 'ready', 'published', 'replaced'] as const
export type RosterState = (typeof rosterStates)[number]

/** One license of the list; days are ISO days, such as '2026-11-03'. */
export interface RosterRow {
  readonly line: number
  readonly number: string
  readonly businessName: string
  readonly tradeName: string | null
  readonly typeText: string
  readonly licenseType: LicenseId | null
  readonly status: string
  readonly issuedOn: string | null
  readonly expiresOn: string | null
  readonly city: string | null
  readonly county: string | null
  readonly endorsements: string | null
}

/** What an import could not read: the first rows of it with their reason, and how many there are. */
export interface ImportNotes {
  readonly unreadable: number
  readonly unreadableRows: readonly { readonly line: number; readonly reason: string }[]
  readonly unknownTypes: readonly { readonly text: string; readonly rows: number }[]
  readonly duplicates: readonly { readonly number: string; readonly lines: readonly number[] }[]
}

/** Licenses by how they differ from the published version. */
export interface RosterDifference {
  readonly new: number
  readonly changed: number
  readonly gone: number
  readonly lapsed: number
  readonly examples: readonly {
    readonly kind: 'new' | 'changed' | 'gone' | 'lapsed'
    readonly number: string
    readonly name: string
  }[]
}

/** Licenses by type and county, and how many of them are members'. */
export interface Coverage {
  readonly at: number
  readonly cells: readonly {
    readonly licenseType: LicenseId | null
    readonly county: string
    readonly licensed: number
    readonly joined: number
  }[]
}
