/** When the license facts hold and where they come from. The texts are in law.json, for whoever brings them up to date. */
import { dayMs } from '#shared/dates.ts'
import type { OfficialLicense } from './catalogue.ts'
import json from './law.json' with { type: 'json' }

/** A public page; `asOf` is the year of the text that was read, null for a page without a date. */
type Source = { readonly name: string; readonly asOf: string | null; readonly url: string }

/** Where the facts of one plate come from. */
export type LawBasis = {
  /** The section of the statute that governs the license. */
  readonly section: string
  readonly sources: readonly Source[]
  /** The figures on the plate, and what each rests on. */
  readonly limits: readonly { readonly fact: string; readonly basis: string }[]
}

/** A change of the law that the plates do not include. */
type LawChange = {
  readonly id: string
  /** The day on which the source was read. */
  readonly seenOn: string
  readonly title: string
  readonly text: string
  readonly source: Omit<Source, 'asOf'>
}

/** The day on which the plates and the supply matrix were last compared with their sources. */
export const lawCheckedOn: string = json.checkedOn

export const lawBasis = json.plates as Readonly<Record<OfficialLicense, LawBasis>>

export const supplyBasis: {
  readonly asOf: string
  readonly source: Omit<Source, 'asOf'>
  readonly note: string
} = json.supply

export const lawChanges: readonly LawChange[] = json.changes

/** After this many days staff are told to compare the facts with the law again. */
export const lawFactsAgeLimit = 90

/** Whether the facts were last compared with their sources more than 90 days before `now`, in epoch milliseconds. */
export function areLawFactsOld(now: number): boolean {
  return now - Date.parse(lawCheckedOn) > lawFactsAgeLimit * dayMs
}

/** 'as of 2023', or 'undated' for a page without a date. */
export const asOfText = ({ asOf }: Pick<Source, 'asOf'>) => (asOf === null ? 'undated' : `as of ${asOf}`)
